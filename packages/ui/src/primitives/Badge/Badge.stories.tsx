import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Badge } from './Badge';
import { badgeGuide } from './Badge.guide';

const meta = preview.meta({
  title: 'Components/Display/Badge',
  component: Badge,
  parameters: { guide: badgeGuide },
  args: { count: 14, label: '14 новых симпатий' },
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 новых симпатий')).toBeInTheDocument();
  },
});
export const Many = meta.story({
  args: { count: 230 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});
export const Zero = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
    await expect(canvas.queryByText('14 новых симпатий')).toBeNull();
  },
});
export const Small = meta.story({ args: { size: 'sm', count: 3 } });
