import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Checkbox } from './Checkbox';
import { checkboxGuide } from './Checkbox.guide';

const meta = preview.meta({
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  parameters: { guide: checkboxGuide },
  args: { label: 'Принимаю условия оплаты', onValueChange: fn() },
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Принимаю условия оплаты'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
  },
});
export const Checked = meta.story({ args: { defaultChecked: true } });
export const WithError = meta.story({ args: { error: 'Без согласия продолжить нельзя' } });
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });
export const LongText = meta.story({
  args: {
    label: 'Я прочитал соглашение, правила оплаты и политику конфиденциальности и согласен с ними',
    style: { inlineSize: 240 },
  },
});
