import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { onlineDotLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { OnlineDot } from './OnlineDot';
import { onlineDotGuide } from './OnlineDot.guide';

const meta = preview.meta({
  title: 'Components/Display/OnlineDot',
  component: OnlineDot,
  parameters: { guide: onlineDotGuide },
  args: { online: true },
});

export const Playground = meta.story();

export const Online = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: said(onlineDotLabels).online })).toBeVisible();
  },
});
export const Offline = meta.story({
  args: { online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: said(onlineDotLabels).offline })).toBeVisible();
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

export const OnPhoto = meta.story({
  args: { onPhoto: true },
  render: (args) => (
    <div style={{ display: 'inline-block', padding: 16, background: '#2b2a30' }}>
      <OnlineDot {...args} />
    </div>
  ),
});
