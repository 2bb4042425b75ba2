import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { swipeCardLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { portraitsOf } from '#storybook/portraits';
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
    photos: portraitsOf('anna', 2),
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

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('img', { name: said({ ru: /фото 1 из 2/, en: /photo 1 of 2/ }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(swipeCardLabels).nextPhoto }));
    await expect(
      canvas.getByRole('img', { name: said({ ru: /фото 2 из 2/, en: /photo 2 of 2/ }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(swipeCardLabels).nextPhoto })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
export const Offline = meta.story({ args: { online: false } });
export const NoPhoto = meta.story({
  args: { photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: said(swipeCardLabels).noPhoto })).toBeVisible();
  },
});
export const LongName = meta.story({
  args: { name: 'Александра-Виктория Долгорукова', place: 'Комсомольск-на-Амуре' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const card = heading.closest('[data-part=text]')?.parentElement as HTMLElement;
    for (let width = 280; width <= 400; width += 4) {
      card.style.inlineSize = `${width}px`;
      await expectDotAfterName(heading);
    }
    card.style.inlineSize = '';
  },
});

/** The dot is seen on the line of the last word, right behind it [ENC-01]. */
async function expectDotAfterName(heading: HTMLElement): Promise<void> {
  const dot = (heading.querySelector('i') as HTMLElement).getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(heading.querySelector('bdi') as HTMLElement);
  const last = [...words.getClientRects()].at(-1) as DOMRect;
  const middle = (dot.top + dot.bottom) / 2;
  await expect([dot.left - last.right < 16, middle > last.top, middle < last.bottom]).toEqual([
    true,
    true,
    true,
  ]);
  await expect(middle).toBeLessThan(heading.getBoundingClientRect().bottom);
}
