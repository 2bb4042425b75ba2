import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Segmented } from './Segmented';
import { segmentedGuide } from './Segmented.guide';

const options = [
  { value: 'all', label: 'Все' },
  { value: 'online', label: 'В сети' },
  { value: 'new', label: 'Новые' },
];

const meta = preview.meta({
  title: 'Components/Fields/Segmented',
  component: Segmented,
  parameters: { guide: segmentedGuide },
  args: { label: 'Статус', options, onValueChange: fn() },
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Статус' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'В сети' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('online');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Новые' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('new');
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const LabelHidden = meta.story({ args: { hideLabel: true, defaultValue: 'new' } });
export const LongTextSmall = meta.story({
  args: {
    options: [
      { value: 'a', label: 'Показывать всех' },
      { value: 'b', label: 'Только тех, кто сейчас в сети' },
    ],
    style: { inlineSize: 240 },
  },
});
