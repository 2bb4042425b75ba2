import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Grid } from '../../primitives/Grid';
import { BlurredCard } from './BlurredCard';
import { blurredCardGuide } from './BlurredCard.guide';

const meta = preview.meta({
  title: 'Components/Display/BlurredCard',
  component: BlurredCard,
  parameters: { guide: blurredCardGuide },
  args: { label: 'Скрытая симпатия. Узнать, кто это', onClick: fn(), style: { maxInlineSize: 256 } },
});

export const Playground = meta.story();
export const ByPointerAndKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скрытая симпатия. Узнать, кто это' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** There is no picture in it that could be uncovered [LIK-04]. */
export const HoldsNoPhoto = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, picture, image')).toBeNull();
    await expect(canvasElement.innerHTML).not.toMatch(/url\(/);
  },
});
export const ManyMore = meta.story({ args: { count: 128, seed: 5, label: 'Ещё 128 симпатий' } });
export const InAGrid = meta.story({
  render: (args) => (
    <Grid columns={4} gap={5} style={{ maxInlineSize: 900 }}>
      {[0, 1, 2, 3].map((seed) => (
        <BlurredCard key={seed} {...args} seed={seed} />
      ))}
    </Grid>
  ),
});
export const Small = meta.story({ args: { style: { inlineSize: 96 } } });
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { count: 7, label: 'Ещё 7 симпатий' },
});
