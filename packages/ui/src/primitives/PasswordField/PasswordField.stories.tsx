import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { passwordFieldLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { Link } from '../Link';
import { PasswordField } from './PasswordField';
import { passwordFieldGuide } from './PasswordField.guide';

const meta = preview.meta({
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  parameters: { guide: passwordFieldGuide },
  args: { label: 'Пароль', defaultValue: 'секрет12' },
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Пароль');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: said(passwordFieldLabels).show }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: said(passwordFieldLabels).show })).toHaveFocus();
  },
});
export const WithError = meta.story({
  args: { error: 'Пароль должен содержать не менее 8 символов', size: 'lg' },
});
export const WithLink = meta.story({
  args: { labelAside: <Link href="#recover">Забыли пароль?</Link> },
});
export const Disabled = meta.story({ args: { disabled: true } });
