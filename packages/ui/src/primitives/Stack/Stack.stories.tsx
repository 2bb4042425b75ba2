import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { Stack } from './Stack';
import { stackGuide } from './Stack.guide';

const meta = preview.meta({
  title: 'Components/Layout/Stack',
  component: Stack,
  parameters: { guide: stackGuide },
  args: {
    children: [
      <Button key="a">Сохранить</Button>,
      <Button key="b" variant="secondary">
        Отмена
      </Button>,
      <Button key="c" variant="text">
        Сбросить
      </Button>,
    ],
  },
});
const goals = ['Дружба', 'Найти любовь', 'Быстрые встречи', 'Долгие разговоры', 'Прогулки'];

export const Playground = meta.story();
export const Column = meta.story({ args: { gap: 2, align: 'start' } });
export const Row = meta.story({
  args: { direction: 'row', gap: 3, wrap: true },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect());
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(12);
  },
});
export const Between = meta.story({
  args: { direction: 'row', justify: 'between', align: 'center', wrap: true },
});
export const AtTheEnd = meta.story({ args: { direction: 'row', justify: 'end', wrap: true } });
/** A row where there is room, a column on a phone. */
export const Responsive = meta.story({ args: { direction: 'responsive' } });
export const WrappingList = meta.story({
  args: {
    as: 'ul',
    direction: 'row',
    gap: 2,
    wrap: true,
    style: { inlineSize: 260 },
    children: goals.map((goal) => (
      <li key={goal}>
        <Chip>{goal}</Chip>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').scrollWidth).toBeLessThanOrEqual(260);
  },
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { direction: 'row', wrap: true },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? Infinity);
  },
});
