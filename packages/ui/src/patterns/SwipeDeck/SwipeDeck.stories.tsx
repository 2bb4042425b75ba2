import { Coffee, Heart } from '../../icons/icons';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { swipeCardLabels, swipeDeckLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../components/EmptyState';
import { announced } from '../../test/announced';
import { dragCard } from '../../testing/dragCard';
import { recordAnnouncements } from '../../testing/recordAnnouncements';
import { portraitsOf } from '#storybook/portraits';
import { SwipeCard } from '../SwipeCard';
import { SwipeDeck } from './SwipeDeck';
import type { SwipeCardContext, SwipeDeckHandle, SwipeDeckProps } from './SwipeDeckProps';
import { swipeDeckGuide } from './SwipeDeck.guide';

interface Person {
  id: string;
  name: string;
  age: number;
  online: boolean;
  photos: string[];
}

const goals = [
  { id: 'find_love', label: 'Найти любовь', icon: <Heart /> },
  { id: 'friendship', label: 'Дружба', icon: <Coffee /> },
];
const faces = ['anna', 'olga', 'rita', 'yulia'] as const;
const person = (at: number, name: string, age: number, photos = 5): Person => ({
  id: String(at),
  name,
  age,
  online: at % 2 === 1,
  photos: portraitsOf(faces[at - 1] ?? 'anna', photos),
});
const people = [
  person(1, 'Анна', 27),
  person(2, 'Ольга', 31, 3),
  person(3, 'Рита', 24),
  person(4, 'Юлия', 29, 1),
];

type StoryProps = Partial<SwipeDeckProps<Person>> & { width?: number; height?: number; undoMs?: number };

function Deck({ width = 420, height = 780, undoMs, ...props }: StoryProps) {
  const [cards, setCards] = useState(props.cards ?? people);
  const last = useRef<Person>(undefined);
  const handleDecide: SwipeDeckProps<Person>['onDecide'] = (card, decision) => {
    const answer = props.onDecide?.(card, decision);
    last.current = card;
    const move = () => setCards((before) => before.filter((each) => each.id !== card.id));
    if (answer) return answer.then(move);
    move();
    return undefined;
  };
  const handleUndo = async () => {
    if (undoMs) await new Promise((resolve) => setTimeout(resolve, undoMs));
    const card = last.current;
    if (card) setCards((before) => [card, ...before]);
    return card;
  };
  return (
    <div
      style={{
        inlineSize: width,
        maxInlineSize: '100%',
        blockSize: height,
        margin: '0 auto',
        padding: '8px 0',
      }}
    >
      <SwipeDeck
        getId={(card) => card.id}
        getName={(card) => card.name}
        describe={(card) => `${card.name}, ${card.age}`}
        renderCard={renderPerson}
        onUndo={handleUndo}
        onOpenProfile={fn()}
        emptySlot={<EmptyState title="Анкеты закончились" text="Измените фильтры или загляните позже." />}
        {...props}
        cards={cards}
        onDecide={handleDecide}
      />
    </div>
  );
}

function renderPerson(card: Person, context: SwipeCardContext) {
  return <SwipeCard {...card} place="Москва" goals={goals} context={context} />;
}

const onDecide = fn();
const meta = preview.meta({
  title: 'Patterns/SwipeDeck',
  component: shownBy<StoryProps>(SwipeDeck),
  subcomponents: { SwipeCard },
  render: (args) => <Deck {...args} />,
  argTypes: { width: ofTheFrame, height: ofTheFrame },
  parameters: { guide: swipeDeckGuide },
  args: { onDecide },
  beforeEach: () => void onDecide.mockReset(),
});

const topCard = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-depth="0"]') as HTMLElement;

/** Test runs ask for reduced motion, where cards do not tilt. */
const mostTilt = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 5);

const isOnTop = (root: HTMLElement, name: string) =>
  waitFor(() => expect(topCard(root)).toHaveAccessibleName(name));

export const Playground = meta.story({
  args: {
    commit: 'optimistic',
    draggable: 'always',
    tilt: 5,
    duration: 300,
    onNeedMore: fn(),
    onIntentChange: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article', { name: 'Анна' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Анна, 27' })).toBeVisible();
    await expect(within(topCard(canvasElement)).getByText('1/5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(swipeDeckLabels).like('Анна') })).toBeVisible();
  },
});

/** Likes when the mouse lets go past +40 px. */
export const LikesBeyondForty = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Liked by mouse [ENC-08]',
  play: async ({ canvasElement }) => {
    dragCard(canvasElement, 41, 'mouse')();
    await expect(onDecide.mock.calls).toEqual([[people[0], 'like']]);
    await isOnTop(canvasElement, 'Ольга');
  },
});

/** Passes when the mouse lets go past -40 px. */
export const PassesBeyondForty = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Passed by mouse [ENC-08]',
  play: async ({ canvasElement }) => {
    dragCard(canvasElement, -41, 'mouse')();
    await expect(onDecide.mock.calls).toEqual([[people[0], 'pass']]);
    await isOnTop(canvasElement, 'Ольга');
  },
});

/** Returns when the mouse lets go at exactly 40 px. */
export const ReturnsAtForty = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Returned by mouse [ENC-08]',
  play: async ({ canvasElement }) => {
    dragCard(canvasElement, 40, 'mouse')();
    await expect(topCard(canvasElement).style.transform).toBe('');
    await expect(onDecide).not.toHaveBeenCalled();
    await expect(topCard(canvasElement)).toHaveAccessibleName('Анна');
  },
});

/** Likes when the finger lets go past +30 px. */
export const LikesByFinger = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Liked by finger [ENC-08]',
  play: async ({ canvasElement }) => {
    dragCard(canvasElement, 30, 'touch')();
    await expect(onDecide).not.toHaveBeenCalled();
    dragCard(canvasElement, 31, 'touch')();
    await expect(onDecide.mock.calls).toEqual([[people[0], 'like']]);
  },
});

/** Dragged far right: clamped at 80 px and 5 degrees, stamp shown. */
export const DraggedRight = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Dragged right [ENC-07]',
  play: async ({ canvasElement }) => {
    dragCard(canvasElement, 300, 'mouse');
    await expect(topCard(canvasElement).style.transform).toBe(`translateX(80px) rotate(${mostTilt()}deg)`);
    const stamp = topCard(canvasElement).querySelector<HTMLElement>('[data-stamp="like"]');
    await waitFor(() => expect(stamp).toHaveStyle({ opacity: '1' }));
  },
});

/** What nobody sees yet comes with the first touch: the card after the next one, and the stamps. */
export const BeforeTheFirstTouch = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Before the first touch',
  play: async ({ canvasElement, userEvent }) => {
    const drawn = () => [
      canvasElement.querySelectorAll('[data-depth]').length,
      canvasElement.querySelectorAll('[data-stamp]').length,
    ];
    await expect(drawn()).toEqual([2, 0]);
    // The deck came under a pointer at rest.
    await fireEvent.pointerOver(topCard(canvasElement), { pointerType: 'mouse' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(drawn()).toEqual([2, 0]);
    await userEvent.tab();
    await waitFor(() => expect(drawn()).toEqual([3, 2]));
  },
});

/** What moves the cards comes when somebody comes to the page; then the card leaves by a movement. */
export const Moves = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Moves [ENC-09]',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement);
    await import('./animate');
    const card = topCard(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).like('Анна') }));
    await expect(card.getAnimations().map(({ playState }) => playState)).toContain('running');
    await isOnTop(canvasElement, 'Ольга');
  },
});

/** A decision from outside is the first touch too: the stamp shows on the card that leaves. */
export const DecidedFromOutside = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Decided from outside',
  render: () => <Outside />,
  play: async ({ canvasElement }) => {
    // A press that no pointer made: nothing came near the deck.
    within(canvasElement).getByText('Нравится').click();
    const stamp = () => topCard(canvasElement).querySelector<HTMLElement>('[data-stamp="like"]');
    await waitFor(() => expect(stamp()?.style.opacity).toBe('1'));
    await isOnTop(canvasElement, 'Ольга');
  },
});

function Outside() {
  const deck = useRef<SwipeDeckHandle>(null);
  return (
    <>
      <div style={{ blockSize: 600 }}>
        <SwipeDeck
          ref={deck}
          cards={people}
          getId={({ id }) => id}
          getName={({ name }) => name}
          renderCard={renderPerson}
          onDecide={onDecide}
        />
      </div>
      <Button onClick={() => deck.current?.like()}>Нравится</Button>
    </>
  );
}

/** Dragged far left by finger: clamped at 50 px and -5 degrees. */
export const DraggedLeftByFinger = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Dragged left by finger [ENC-07]',
  play: async ({ canvasElement }) => {
    dragCard(canvasElement, -300, 'touch');
    await expect(topCard(canvasElement).style.transform).toBe(`translateX(-50px) rotate(${-mostTilt()}deg)`);
  },
});

/** Buttons decide once each, a double click is one decision. */
export const ByButtons = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'By buttons [ENC-03]',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: said(swipeDeckLabels).like('Анна') }));
    await isOnTop(canvasElement, 'Ольга');
    await expect(onDecide.mock.calls).toEqual([[people[0], 'like']]);
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).pass('Ольга') }));
    await isOnTop(canvasElement, 'Рита');
    await expect(onDecide).toHaveBeenLastCalledWith(people[1], 'pass');
    await announced(`${said(swipeDeckLabels).passed('Ольга')} ${said(swipeDeckLabels).next('Рита, 24')}`);
  },
});

/** Keys decide, show photos and undo; the focus goes to the next card. */
export const ByKeys = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'By keys [ENC-03]',
  play: async ({ canvas, canvasElement, userEvent }) => {
    topCard(canvasElement).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('2/5')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await isOnTop(canvasElement, 'Ольга');
    await waitFor(() => expect(topCard(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await isOnTop(canvasElement, 'Анна');
    await expect(onDecide.mock.calls).toEqual([[people[0], 'like']]);
  },
});

/** A key that is held likes nobody after the first; photos go on. */
export const HeldKeys = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Held keys [ENC-03]',
  play: async ({ canvas, canvasElement }) => {
    const hold = (target: Element, key: string) => fireEvent.keyDown(target, { key, repeat: true });
    topCard(canvasElement).focus();
    hold(topCard(canvasElement), 'ArrowRight');
    hold(topCard(canvasElement), 'ArrowLeft');
    const like = canvas.getByRole('button', { name: said(swipeDeckLabels).like('Анна') });
    // The browser presses the button unless it is told not to.
    await expect(hold(like, 'Enter')).toBe(false);
    hold(topCard(canvasElement), ' ');
    await expect(canvas.getByText('2/5')).toBeVisible();
    await expect(onDecide).not.toHaveBeenCalled();
    await isOnTop(canvasElement, 'Анна');
  },
});

/** Pressed twice, undo takes one decision back while that is on its way. */
export const UndoPressedTwice = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Undo pressed twice [B1.8]',
  args: { undoMs: 300 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).pass('Анна') }));
    await isOnTop(canvasElement, 'Ольга');
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).pass('Ольга') }));
    await isOnTop(canvasElement, 'Рита');
    const heard = recordAnnouncements();
    await userEvent.dblClick(canvas.getByRole('button', { name: said(swipeDeckLabels).undo }));
    await isOnTop(canvasElement, 'Ольга');
    await waitFor(() => expect(heard.said).toContain(said(swipeDeckLabels).undone('Ольга, 31')));
    await new Promise((resolve) => setTimeout(resolve, 300));
    heard.stop();
    await expect(heard.said.filter((text) => text.includes('Ольга'))).toHaveLength(1);
  },
});

// [ENC-01, ENC-02]
/** Photos stop at both ends; arrows only where there is a photo. */
export const PhotosWithinBounds = meta.story({
  name: 'Photos within bounds',
  args: { cards: [person(1, 'Анна', 27, 2)] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: said(swipeCardLabels).previousPhoto })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: said(swipeCardLabels).nextPhoto }));
    await expect(canvas.getByText('2/2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(swipeCardLabels).nextPhoto })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: said(swipeCardLabels).previousPhoto }));
    await expect(canvas.getByText('1/2')).toBeVisible();
  },
});

/** Moves on when the like has succeeded. */
export const AwaitedLike = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Awaited like [ENC-05]',
  args: { commit: 'await' },
  play: async ({ canvasElement, canvas, userEvent }) => {
    let answer = () => {};
    onDecide.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).like('Анна') }));
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).pass('Анна') }));
    await expect(onDecide).toHaveBeenCalledOnce();
    await expect(topCard(canvasElement)).toHaveAccessibleName('Анна');
    answer();
    await isOnTop(canvasElement, 'Ольга');
  },
});

/** A failed like brings the card back on the same photo, with retry. */
export const FailedLike = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Failed like [ENC-05]',
  args: { commit: 'await' },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(swipeCardLabels).nextPhoto }));
    onDecide.mockRejectedValueOnce(new Error('503'));
    onDecide.mockResolvedValueOnce(undefined);
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).like('Анна') }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(said(swipeDeckLabels).failedLike('Анна'));
    await expect(topCard(canvasElement)).toHaveAccessibleName('Анна');
    await expect(canvas.getByText('2/5')).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: said(swipeDeckLabels).retry }));
    await isOnTop(canvasElement, 'Ольга');
  },
});

/** Optimistic: a card that had left comes back when the call fails. */
export const OptimisticFailure = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Optimistic failure',
  play: async ({ canvasElement, canvas, userEvent }) => {
    let refuse = (_: Error) => {};
    onDecide.mockImplementationOnce(() => new Promise<void>((_, reject) => (refuse = reject)));
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).like('Анна') }));
    await isOnTop(canvasElement, 'Ольга');
    refuse(new Error('503'));
    await isOnTop(canvasElement, 'Анна');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

// [ENC-04]
/** After the last card the empty text has the focus. */
export const TheLastCard = meta.story({
  name: 'The last card',
  args: { cards: people.slice(0, 1) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    topCard(canvasElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const title = await canvas.findByRole('heading', { name: 'Анкеты закончились' });
    await waitFor(() => expect(title).toHaveFocus());
  },
});

/** Asks for more when three are left. */
export const NeedMore = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'More wanted',
  args: { onNeedMore: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(args.onNeedMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).pass('Анна') }));
    await isOnTop(canvasElement, 'Ольга');
    await expect(args.onNeedMore).toHaveBeenCalledWith(3);
  },
});

/** What a screen reader is told: the card with all about it, each decision, and the end. */
export const WhatIsHeard = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'What is heard [B1.12] [B1.13]',
  args: { cards: people.slice(0, 2) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heard = recordAnnouncements();
    const first = topCard(canvasElement);
    await expect(first).toHaveAccessibleName('Анна');
    await expect(first).toHaveAccessibleDescription(
      `Москва · ${said(swipeCardLabels).online} Найти любовь Дружба`,
    );
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await isOnTop(canvasElement, 'Ольга');
    await userEvent.keyboard('{Backspace}');
    await isOnTop(canvasElement, 'Анна');
    await userEvent.keyboard('{ArrowLeft}');
    await isOnTop(canvasElement, 'Ольга');
    await userEvent.keyboard('{ArrowLeft}');
    await canvas.findByRole('heading', { name: 'Анкеты закончились' });
    heard.stop();
    const { liked, passed, undone, next, noMore } = said(swipeDeckLabels);
    await expect(heard.said).toEqual([
      `${liked('Анна')} ${next('Ольга, 31')}`,
      undone('Анна, 27'),
      `${passed('Анна')} ${next('Ольга, 31')}`,
      `${passed('Ольга')} ${noMore}`,
    ]);
  },
});

/** Taking back what the other has heard of says so; the depth of undo is kept. */
export const UndoOfSomethingSeen = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Undo of something seen [B1.8]',
  args: { wasSeen: () => true, undoDepth: 1 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).like('Анна') }));
    await isOnTop(canvasElement, 'Ольга');
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).pass('Ольга') }));
    await isOnTop(canvasElement, 'Рита');
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).undo }));
    await isOnTop(canvasElement, 'Ольга');
    await announced(said(swipeDeckLabels).undoneButSeen('Ольга, 31'));
    const undo = canvas.getByRole('button', { name: new RegExp(said(swipeDeckLabels).nothingToUndo) });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  },
});

// [B1.14, ENC-11]
/** At the limit the slot stands in place of the cards and nothing can be decided. */
export const LimitReached = meta.story({
  name: 'Limit reached',
  args: {
    limitSlot: <EmptyState title="Лайки на сегодня закончились" text="Новые появятся в 00:00." />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Новые появятся в 00:00.')).toBeVisible();
    const deck = canvas.getByRole('region', { name: said(swipeDeckLabels).deck });
    await expect(deck).toHaveAttribute('data-state', 'limit');
    deck.querySelector<HTMLElement>('[data-part="instead"]')?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(onDecide).not.toHaveBeenCalled();
  },
});

/** With haptics the hand feels where the drag is heading, once each way. */
export const Vibrates = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Vibrates [B1.5]',
  args: { haptics: true },
  play: async ({ canvasElement }) => {
    const vibrate = fn(() => true);
    const own = Object.getOwnPropertyDescriptor(navigator, 'vibrate');
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
    dragCard(canvasElement, 60, 'touch');
    await expect(vibrate).toHaveBeenCalledOnce();
    await fireEvent.pointerCancel(document, { pointerId: 7, pointerType: 'touch' });
    if (own) Object.defineProperty(navigator, 'vibrate', own);
    else delete (navigator as { vibrate?: unknown }).vibrate;
  },
});

/** A key in the middle of a drag and the release after it are one decision. */
export const KeyDuringDrag = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Key during a drag [B1.6]',
  play: async ({ canvasElement, userEvent }) => {
    topCard(canvasElement).focus();
    dragCard(canvasElement, 60, 'mouse');
    await userEvent.keyboard('{ArrowLeft}');
    await fireEvent.pointerUp(document, { pointerId: 7, clientX: window.innerWidth, clientY: 300 });
    await isOnTop(canvasElement, 'Ольга');
    await expect(onDecide.mock.calls).toEqual([[people[0], 'pass']]);
  },
});

function Filtered() {
  const [isOther, setOther] = useState(false);
  const cards = isOther ? people.slice(2) : people;
  return (
    <>
      <button onClick={() => setOther(!isOther)}>Другие фильтры</button>
      <SwipeDeck
        style={{ blockSize: 700 }}
        getId={(card) => card.id}
        getName={(card) => card.name}
        renderCard={renderPerson}
        cards={cards}
        onDecide={onDecide}
      />
    </>
  );
}

/** Other filters take the card on top away, as often as they change; what comes after it can be decided. */
export const ListTakesCardsAway = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'The list takes cards away [B1.6]',
  render: () => <Filtered />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const filter = () => userEvent.click(canvas.getByRole('button', { name: 'Другие фильтры' }));
    await isOnTop(canvasElement, 'Анна');
    for (const name of ['Рита', 'Анна', 'Рита']) {
      await filter();
      await isOnTop(canvasElement, name);
      await waitFor(() => expect(getComputedStyle(topCard(canvasElement)).opacity).toBe('1'));
    }
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).like('Рита') }));
    await expect(onDecide.mock.calls).toEqual([[people[2], 'like']]);
    await isOnTop(canvasElement, 'Юлия');
  },
});

/** Without dragging a card does not follow the hand; the buttons do all. */
export const ButtonsOnly = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Buttons only [B1.16]',
  args: { draggable: 'never' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    dragCard(canvasElement, 60, 'mouse')();
    await expect(topCard(canvasElement).style.transform).toBe('');
    await expect(onDecide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).like('Анна') }));
    await isOnTop(canvasElement, 'Ольга');
  },
});

export const Loading = meta.story({
  args: { cards: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: said(swipeDeckLabels).deck })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});
export const Empty = meta.story({
  args: { cards: [] },
  play: async ({ canvas }) => {
    // Nobody is named, so nothing ends in a colon.
    const { hintPass, hintLike } = said(swipeDeckLabels);
    for (const name of [hintPass, hintLike])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await expect(canvas.getByLabelText('→')).not.toBeVisible();
  },
});

/** A deck that is asked again from its empty place: first it loads, then people come. */
function DeckOnceMore() {
  const [state, setState] = useState<'empty' | 'loading' | 'ready'>('empty');
  return (
    <SwipeDeck
      cards={state === 'ready' ? people : []}
      loading={state === 'loading'}
      getId={(card) => card.id}
      getName={(card) => card.name}
      renderCard={renderPerson}
      onDecide={onDecide}
      emptySlot={
        <EmptyState
          title="Анкеты закончились"
          action={
            <Button
              onClick={() => {
                setState('loading');
                setTimeout(() => setState('ready'), 100);
              }}
            >
              Ещё раз
            </Button>
          }
        />
      }
    />
  );
}

/** Whoever looks once more from the empty place stays in the deck: on what stands there, then on the first card. */
export const LooksAgain = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'The focus goes on from what stands in place of cards [B1.13]',
  render: () => <DeckOnceMore />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё раз' }));
    await isOnTop(canvasElement, 'Анна');
    await waitFor(() => expect(topCard(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await isOnTop(canvasElement, 'Ольга');
  },
});
export const Failed = meta.story({
  args: { cards: [], errorSlot: <EmptyState title="Не загрузилось" action={<Button>Повторить</Button>} /> },
});
export const NoPhoto = meta.story({ args: { cards: [person(2, 'Ольга', 31, 0)] } });
export const BrokenPhoto = meta.story({
  args: { cards: [{ ...person(1, 'Анна', 27), photos: ['data:image/png;base64,broken'] }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(said(swipeCardLabels).brokenPhoto)).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(swipeDeckLabels).retry })).toBeVisible();
  },
});
export const LongText = meta.story({
  args: { cards: [person(1, 'Александра-Вильгельмина Константинопольская', 27)], width: 320 },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const Mobile = meta.story({ args: { width: 366, height: 700 } });
export const ReducedMotion = meta.story({
  globals: { motion: 'none' },
  play: async ({ canvasElement }) => {
    dragCard(canvasElement, 60, 'mouse');
    await expect(topCard(canvasElement).style.transform).toBe('translateX(60px) rotate(0deg)');
    await fireEvent.pointerUp(document, { pointerId: 7, clientX: window.innerWidth, clientY: 300 });
    await isOnTop(canvasElement, 'Ольга');
  },
});

/** A mouse that begins on letters selects them; on the photo, or with a finger anywhere, it drags the card. */
export const TextIsSelected = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Text of the card is selected by the mouse, the photo drags [B1.4]',
  play: async ({ canvasElement }) => {
    const stage = canvasElement.querySelector<HTMLElement>('[data-part=stage]');
    const name = topCard(canvasElement).querySelector('h2 bdi');
    const { left, top, height } = name?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [left + 8, top + height / 2];
    await expect(document.elementFromPoint(x, y)).toBe(name);
    const begin = async (pointerType: string, clientX: number, clientY: number) => {
      const at = { pointerId: 7, pointerType, button: 0, isPrimary: true, clientY };
      const target = document.elementFromPoint(clientX, clientY) ?? document.body;
      await fireEvent.pointerDown(target, { ...at, clientX });
      await fireEvent.pointerMove(document, { ...at, clientX: clientX + 20 });
      const isDragging = stage?.dataset['dragging'] !== undefined;
      await fireEvent.pointerUp(document, { ...at, clientX: clientX + 20 });
      return isDragging;
    };
    await expect(await begin('mouse', x, y)).toBe(false);
    await expect(await begin('touch', x, y)).toBe(true);
    await expect(await begin('mouse', x, y - 200)).toBe(true);
    await expect(onDecide).not.toHaveBeenCalled();
  },
});

/** The arrow that was pressed is still there at the last photo. */
export const ArrowsAtTheEnds = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'An arrow at its end is off and keeps the focus, so the keys go on [B1.10]',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = () =>
      within(topCard(canvasElement)).getByRole('button', { name: said(swipeCardLabels).nextPhoto });
    const previous = () =>
      within(topCard(canvasElement)).getByRole('button', { name: said(swipeCardLabels).previousPhoto });
    await expect(previous()).toHaveAttribute('aria-disabled', 'true');
    next().focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    await expect(within(topCard(canvasElement)).getByText('5/5')).toBeVisible();
    await expect(next()).toHaveAttribute('aria-disabled', 'true');
    await expect(next()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onDecide.mock.calls).toEqual([[people[0], 'like']]);
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Ольга' })).toHaveFocus());
  },
});

/** Left and right are the hand's: the gesture and the keys are not mirrored, so the buttons are not either. */
export const RightToLeftButtons = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'From right to left the buttons stand on the side that the card leaves to [B1.11]',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const leftOf = (element: Element | null) => element?.getBoundingClientRect().left ?? Number.NaN;
    const pass = canvas.getByRole('button', { name: said(swipeDeckLabels).pass('Анна') });
    await expect(leftOf(pass)).toBeLessThan(
      leftOf(canvas.getByRole('button', { name: said(swipeDeckLabels).like('Анна') })),
    );
    await expect(leftOf(canvas.getByLabelText('←'))).toBeLessThan(leftOf(canvas.getByLabelText('→')));
  },
});

export const WithoutProfile = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Without profiles to open no key for them is told',
  args: { onOpenProfile: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('→')).toBeVisible();
    await expect(canvas.queryByLabelText('↑')).toBeNull();
  },
});

export const AllHints = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'A question mark tells the other keys, and the card stays as large as it was [B1.11]',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { height } = topCard(canvasElement).getBoundingClientRect();
    topCard(canvasElement).focus();
    await userEvent.keyboard('?');
    await expect(canvas.getByText(said(swipeDeckLabels).keySpace)).toBeVisible();
    await expect(topCard(canvasElement).getBoundingClientRect().height).toBe(height);
  },
});

export const WithoutHeight = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Where no height is given the card has one of a portrait',
  render: (args) => (
    <div style={{ inlineSize: 420 }}>
      <SwipeDeck
        cards={people}
        getId={({ id }) => id}
        getName={({ name }) => name}
        renderCard={renderPerson}
        onDecide={args.onDecide ?? onDecide}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(topCard(canvasElement).getBoundingClientRect().height).toBe(560);
  },
});

/** Where the system takes fills and shadows away, a button is still seen as one. */
export const ForcedColours = meta.story({
  tags: ['forced-colours', '!test', '!autodocs'],
  play: async ({ canvas }) => {
    for (const name of ['Нравится: Анна', 'Пропустить: Анна'])
      await expect(getComputedStyle(canvas.getByRole('button', { name })).borderStyle).toBe('solid');
  },
});
