import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { OnlineDot } from './OnlineDot';
import { onlineDotGuide } from './OnlineDot.guide';

const meta = preview.meta({
  title: 'Components/OnlineDot',
  component: OnlineDot,
  parameters: { guide: onlineDotGuide },
  args: { online: true },
});

export const Online = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'В сети' })).toBeVisible();
  },
});
export const Offline = meta.story({
  args: { online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Не в сети' })).toBeVisible();
  },
});
export const Decorative = meta.story({
  args: { decorative: true },
  render: (args) => (
    <span>
      <OnlineDot {...args} /> В сети
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
