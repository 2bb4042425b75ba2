import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Progress } from './Progress';
import { progressGuide } from './Progress.guide';

const meta = preview.meta({
  title: 'Components/Feedback/Progress',
  component: Progress,
  parameters: { guide: progressGuide },
  args: { label: 'Загружаем фото', value: 42 },
});

export const Playground = meta.story();
export const Going = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Загружаем фото' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42 %');
  },
});
export const Unknown = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});
export const Done = meta.story({ args: { value: 100 } });

/** Beyond the end is the end. */
export const BeyondTheEnd = meta.story({
  tags: ['proof', '!autodocs'],
  args: { value: 180, max: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '120');
  },
});
export const OwnWords = meta.story({
  args: { value: 3, max: 6, label: 'Анкета', formatValue: (value, max) => `${value} из ${max}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 из 6');
  },
});
export const LabelHidden = meta.story({ args: { hideLabel: true } });
export const LongTextSmall = meta.story({
  args: { label: 'Загружаем фото, сделанное на берегу моря.jpeg', style: { inlineSize: 200 } },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
