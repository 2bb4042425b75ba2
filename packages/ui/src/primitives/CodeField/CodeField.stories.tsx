import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { resendLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { Stack } from '../Stack';
import { CodeField } from './CodeField';
import { codeFieldGuide } from './CodeField.guide';
import { ResendButton } from './ResendButton';

const onResend = fn();
const meta = preview.meta({
  title: 'Components/Fields/CodeField',
  component: CodeField,
  subcomponents: { ResendButton },
  parameters: { guide: codeFieldGuide },
  args: { label: 'Код из письма', onValueChange: fn(), onComplete: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story();

/** Typed: letters and spaces are passed over. */
export const Typed = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Код из письма' });
    await userEvent.type(field, '12 a3');
    await expect(field).toHaveValue('123');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '4567');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
});

/** Pasted with spaces, as letters have it. */
export const Pasted = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Код: 654 321');
    await expect(field).toHaveValue('654321');
    await expect(args.onComplete).toHaveBeenCalledWith('654321');
  },
});

/** What lets the phone offer the code from the mail. */
export const FilledByThePhone = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
});
export const Filled = meta.story({ args: { defaultValue: '482915' } });
export const FourDigits = meta.story({ args: { length: 4, defaultValue: '48' } });
export const WithError = meta.story({
  args: { defaultValue: '111111', error: 'Невірний код.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Невірний код.');
  },
});
export const Disabled = meta.story({ args: { defaultValue: '12', disabled: true } });
export const RightToLeft = meta.story({ args: { defaultValue: '482915' }, globals: { direction: 'rtl' } });
export const Small = meta.story({ args: { defaultValue: '482915', style: { inlineSize: 220 } } });

/** With another code after a pause; the time runs. */
export const Resend = meta.story({
  render: (args) => (
    <Stack>
      <CodeField {...args} />
      <ResendButton availableAt={Date.now() + 2000} onClick={onResend} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    onResend.mockClear();
    const button = canvas.getByRole('button', {
      name: said({ ru: /Отправить ещё раз можно через 0:0[12]/, en: /You can send it again in 0:0[12]/ }),
    });
    await expect(button).toBeDisabled();
    await waitFor(() => expect(button).toHaveTextContent(said(resendLabels).resend), { timeout: 4000 });
    await waitFor(() => expect(button).toBeEnabled(), { timeout: 4000 });
    await userEvent.click(button);
    await expect(onResend).toHaveBeenCalledOnce();
  },
});
