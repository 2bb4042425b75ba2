import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Sample } from './Sample';
import { sampleGuide } from './Sample.guide';

const meta = preview.meta({
  title: 'Components/Display/Sample',
  component: Sample,
  parameters: { guide: sampleGuide },
  args: { children: 'Анна, 26 лет' },
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Анна, 26 лет')).toBeVisible();
  },
});
export const Raised = meta.story({ args: { surface: 'raised' } });
export const LongText = meta.story({
  args: {
    children: 'Анна любит долгие прогулки и короткие письма. '.repeat(5),
    style: { maxInlineSize: 260 },
  },
});
