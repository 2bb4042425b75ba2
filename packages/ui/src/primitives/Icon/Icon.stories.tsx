import { Crown, Heart, MapPin } from '../../icons/icons';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Stack } from '../Stack';
import { Icon } from './Icon';
import { iconGuide } from './Icon.guide';

const meta = preview.meta({
  title: 'Components/Display/Icon',
  component: Icon,
  parameters: { guide: iconGuide },
  args: { icon: Heart },
  argTypes: { icon: { control: false } },
});

export const Playground = meta.story();
export const Decoration = meta.story({
  render: (args) => (
    <p>
      <Icon {...args} /> Симпатии
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
export const WithMeaning = meta.story({
  args: { icon: Crown, label: 'Премиум' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Премиум' })).toBeVisible();
  },
});
export const Sizes = meta.story({
  render: () => (
    <Stack direction="row" align="center">
      <Icon icon={MapPin} size={16} />
      <Icon icon={MapPin} />
      <Icon icon={MapPin} size={24} />
    </Stack>
  ),
});
