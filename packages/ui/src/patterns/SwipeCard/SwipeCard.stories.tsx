import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { storyPortrait } from '../storyPortrait';
import { SwipeCard } from './SwipeCard';
import { swipeCardGuide } from './SwipeCard.guide';

const meta = preview.meta({
  title: 'Patterns/SwipeCard',
  component: SwipeCard,
  parameters: { guide: swipeCardGuide },
  args: {
    id: 'sofia',
    name: 'Софья',
    age: 26,
    online: true,
    place: 'Москва',
    photos: [storyPortrait(1), storyPortrait(2)],
    goals: [{ id: 'love', label: 'Найти любовь' }],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360, maxInlineSize: '100%', blockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /фото 1 из 2/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Следующее фото' }));
    await expect(canvas.getByRole('img', { name: /фото 2 из 2/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Следующее фото' })).toBeNull();
  },
});
export const Offline = meta.story({ args: { online: false } });
export const NoPhoto = meta.story({
  args: { photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Фото пока нет' })).toBeVisible();
  },
});
export const LongName = meta.story({
  args: { name: 'Александра-Виктория Константинопольская', place: 'Комсомольск-на-Амуре' },
});
