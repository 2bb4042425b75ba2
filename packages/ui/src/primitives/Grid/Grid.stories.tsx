import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Surface } from '../Surface';
import { Grid } from './Grid';
import { gridGuide } from './Grid.guide';

const cells = ['Софья', 'Юлия', 'Полина', 'Камила', 'Александра-Виктория Константинопольская'];
const meta = preview.meta({
  title: 'Components/Layout/Grid',
  component: Grid,
  parameters: { guide: gridGuide },
  args: {
    as: 'ul',
    minColumn: 160,
    children: cells.map((name) => (
      <Surface as="li" key={name} padding={4} border style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Surface>
    )),
  },
});
const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ').length;

export const Playground = meta.story();
export const AsManyAsFit = meta.story({
  args: { style: { inlineSize: 520, maxInlineSize: '100%' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(3);
  },
});
export const NarrowerThanAColumn = meta.story({
  args: { minColumn: 320, style: { inlineSize: 200 } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
});
export const SetColumns = meta.story({
  args: { columns: 2, gap: 3 },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(2);
  },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { columns: 3 } });
