import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Grid } from '../Grid';
import { Surface, type SurfaceProps } from './Surface';
import { surfaceGuide } from './Surface.guide';

const meta = preview.meta({
  title: 'Components/Layout/Surface',
  component: Surface,
  parameters: { guide: surfaceGuide },
  args: { padding: 6, children: 'Осталось 37 симпатий на сегодня' },
});
type Level = NonNullable<SurfaceProps['level']>;
const levels: Level[] = ['page', 'card', 'raised', 'sunken'];
const shadows: NonNullable<SurfaceProps['shadow']>[] = ['none', 'sm', 'md', 'lg'];
const corners: NonNullable<SurfaceProps['radius']>[] = ['none', 'sm', 'md', 'photo', 'lg'];

export const Playground = meta.story();
export const Levels = meta.story({
  render: () => (
    <Grid minColumn={160}>
      {levels.map((level) => (
        <Surface key={level} level={level} padding={5} border={level === 'page'}>
          {level}
        </Surface>
      ))}
    </Grid>
  ),
});
export const Shadows = meta.story({
  render: () => (
    <Grid minColumn={160} gap={8}>
      {shadows.map((shadow) => (
        <Surface key={shadow} shadow={shadow} padding={5}>
          {shadow}
        </Surface>
      ))}
    </Grid>
  ),
});
export const Corners = meta.story({
  render: () => (
    <Grid minColumn={120}>
      {corners.map((radius) => (
        <Surface key={radius} radius={radius} padding={5} border>
          {radius}
        </Surface>
      ))}
    </Grid>
  ),
});
export const AnotherElement = meta.story({
  tags: ['proof', '!autodocs'],
  args: { as: 'aside', 'aria-label': 'Подсказка' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Подсказка' })).toBeVisible();
  },
});
