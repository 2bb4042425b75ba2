import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { said } from '#storybook/said';
import { onlineDotLabels } from '#storybook/labels';
import { portraitOf } from '#storybook/portraits';
import { OnlineDot } from '../OnlineDot';
import { Avatar } from './Avatar';
import { avatarGuide } from './Avatar.guide';

const meta = preview.meta({
  title: 'Components/Display/Avatar',
  component: Avatar,
  parameters: { guide: avatarGuide },
  args: { src: portraitOf('anna'), name: 'Анна' },
});

export const Playground = meta.story({ args: { online: true, size: 96 } });

export const Default = meta.story();
export const Online = meta.story({
  args: { online: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: said(onlineDotLabels).online })).toBeVisible();
  },
});
export const NoPhoto = meta.story({ args: { src: null, online: true } });
export const NoPhotoNoLetters = meta.story({ args: { src: null, name: '…' } });
export const BrokenPhoto = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('А')).toBeVisible();
  },
});
export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      {[32, 44, 52, 72].map((size) => (
        <Avatar key={size} {...args} size={size} online />
      ))}
      <OnlineDot online />
      <OnlineDot online={false} />
    </div>
  ),
});
