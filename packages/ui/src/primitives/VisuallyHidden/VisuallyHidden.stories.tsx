import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { VisuallyHidden } from './VisuallyHidden';
import { visuallyHiddenGuide } from './VisuallyHidden.guide';

const meta = preview.meta({
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide: visuallyHiddenGuide },
});

export const Playground = meta.story({
  args: { children: 'Слышно, но не видно' },
  render: (args) => (
    <p>
      Этот текст видно. <VisuallyHidden {...args} />
    </p>
  ),
});

export const Default = meta.story({
  render: () => (
    <button type="button">
      14<VisuallyHidden> новых сообщений</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '14 новых сообщений' })).toBeVisible();
    await expect(canvas.getByText('новых сообщений').getBoundingClientRect().width).toBeLessThan(2);
  },
});
