import { useContext } from 'react';
import { expect, fireEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { IskraContext } from '../../theme/IskraContext';
import { SwipeCard } from '../SwipeCard';
import { portraitsOf } from '#storybook/portraits';
import { SwipeDeck } from './SwipeDeck';
import type { SwipeCardContext } from './SwipeDeckProps';

interface Person {
  id: string;
  name: string;
  face: 'anna' | 'olga';
}

const people: Person[] = [
  { id: '1', name: 'Анна', face: 'anna' },
  { id: '2', name: 'Ольга', face: 'olga' },
];

const renderPerson = ({ id, name, face }: Person, context: SwipeCardContext) => (
  <SwipeCard {...{ id, name, context }} age={27} online place="Москва" photos={portraitsOf(face, 2)} />
);

/** In motion, whatever the run asks for: cards do not tilt in reduced motion. */
function Deck() {
  const settings = useContext(IskraContext);
  return (
    <IskraContext.Provider value={{ ...settings, motion: 'system' }}>
      <div style={{ inlineSize: 340, maxInlineSize: '100%', blockSize: 640, margin: '0 auto' }}>
        <SwipeDeck
          cards={people}
          getId={({ id }) => id}
          getName={({ name }) => name}
          renderCard={renderPerson}
          onDecide={() => undefined}
          shortcuts={false}
        />
      </div>
    </IskraContext.Provider>
  );
}

const meta = preview.meta({ title: 'Patterns/SwipeDeck tilt', component: Deck });

const isReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws the top card far aside and holds it there. */
async function hold(root: HTMLElement, side: 1 | -1): Promise<HTMLElement> {
  const card = root.querySelector<HTMLElement>('[data-depth="0"]') as HTMLElement;
  const { left, width } = card.getBoundingClientRect();
  const start = Math.round(left + width / 2);
  const at = (clientX: number) => ({ pointerId: 7, pointerType: 'mouse', button: 0, clientX, clientY: 300 });
  await fireEvent.pointerDown(card, at(start));
  await fireEvent.pointerMove(document, at(start + side * 10));
  await fireEvent.pointerMove(document, at(start + side * 300));
  return card;
}

// [B1.19]
/** At rest: 0 degrees. */
export const AtRest = meta.story({
  name: 'At rest',
  tags: ['visual', 'visual-rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Анна' })).toBeVisible();
  },
});
/** Held at the right: +5 degrees, LIKE. */
export const Liked = meta.story({
  name: 'Held at the right [B1.19]',
  tags: ['proof', '!autodocs', 'visual-ru'],
  play: async ({ canvasElement }) => {
    const card = await hold(canvasElement, 1);
    await expect(card.style.transform).toBe(`translateX(80px) rotate(${isReduced() ? 0 : 5}deg)`);
  },
});
/** Held at the left: -5 degrees, NOPE. */
export const Passed = meta.story({
  name: 'Held at the left [B1.19]',
  tags: ['proof', '!autodocs', 'visual-ru'],
  play: async ({ canvasElement }) => {
    const card = await hold(canvasElement, -1);
    await expect(card.style.transform).toBe(`translateX(-80px) rotate(${isReduced() ? 0 : -5}deg)`);
  },
});
