import { useEffect, useMemo, useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { useAnnounce } from '../announcer/useAnnounce';
import { useChatScroll } from '../patterns/ChatRoom/useChatScroll';
import { useSeen } from '../patterns/ChatRoom/useSeen';
import type { ComboboxItem } from '../patterns/Combobox/createMatcher';
import { useComboboxField } from '../patterns/Combobox/useComboboxField';
import { useSwipeGesture } from '../patterns/SwipeDeck/useSwipeGesture';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { announced } from '../test/announced';
import { color, radius, space } from '../theme/tokenRefs';

const onDecide = fn();
const onSeen = fn();

const meta = preview.meta({
  title: 'Theming/Headless hooks',
  beforeEach: () => [onDecide, onSeen].forEach((mock) => void mock.mockReset()),
});

const box = {
  padding: space(4),
  border: `1px solid ${color('border-strong')}`,
  borderRadius: radius('md'),
  background: color('surface-raised'),
};

/** A row that is swept away: the gesture of the deck, drawn by somebody else. */
function SweptRow() {
  const row = useRef<HTMLDivElement>(null);
  const moveTo = (offset: number) => row.current?.style.setProperty('transform', `translateX(${offset}px)`);
  useSwipeGesture({
    root: row,
    onMove: moveTo,
    onReturn: () => moveTo(0),
    onDecide: (decision) => {
      moveTo(0);
      onDecide(decision);
    },
  });
  return (
    <div ref={row} data-testid="row" style={{ ...box, inlineSize: 320, touchAction: 'pan-y' }}>
      <Button onClick={() => onDecide('like')}>Нравится</Button>
    </div>
  );
}

type PointerType = 'touch' | 'mouse';

/** Presses beside the letters, sweeps by CSS px, and answers how to let go. */
function sweep(element: HTMLElement, distance: number, pointerType: PointerType): () => void {
  const { right, top } = element.getBoundingClientRect();
  const at = (moved: number) => ({
    ...{ pointerId: 3, pointerType, button: 0, bubbles: true },
    clientX: right - 40 + moved,
    clientY: top + 6,
  });
  void fireEvent.pointerDown(element, at(0));
  void fireEvent.pointerMove(document, at(distance));
  return () => void fireEvent.pointerUp(document, at(distance));
}

/** The same thresholds as the deck: strictly beyond 30 px by finger and 40 px by mouse. */
export const Swipe = meta.story({
  render: () => <SweptRow />,
  play: async ({ canvas, step, userEvent }) => {
    const row = canvas.getByTestId('row');
    await step('follows the finger within the clamp, and says so', async () => {
      const letGo = sweep(row, 300, 'touch');
      await expect(row.style.transform).toBe('translateX(50px)');
      await expect(row).toHaveAttribute('data-dragging');
      await expect(row).toHaveAttribute('data-intent', 'like');
      letGo();
      await expect(onDecide.mock.calls).toEqual([['like']]);
      await expect(row).not.toHaveAttribute('data-dragging');
    });
    await step('goes back at the threshold, by finger and by mouse', async () => {
      sweep(row, -30, 'touch')();
      sweep(row, 40, 'mouse')();
      await expect(row.style.transform).toBe('translateX(0px)');
      await expect(onDecide).toHaveBeenCalledTimes(1);
    });
    await step('decides to the other side', async () => {
      sweep(row, -41, 'mouse')();
      await expect(onDecide).toHaveBeenLastCalledWith('pass');
    });
    await step('has a button beside it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Нравится' }));
      await expect(onDecide).toHaveBeenLastCalledWith('like');
    });
  },
});

interface Line {
  readonly id: number;
  readonly own: boolean;
  readonly text: string;
}

const line = (id: number, own: boolean): Line => ({ id, own, text: `${own ? 'Вы' : 'Анна'}: письмо ${id}` });
const firstLines = Array.from({ length: 20 }, (_, at) => line(at + 1, at % 2 === 0));

/** Ten lines of somebody else's chat, with the kit's rule of scrolling and of what was seen. */
function PlainChat() {
  const scroller = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState<readonly Line[]>(firstLines);
  const [history, setHistory] = useState(0);
  const chat = useChatScroll({ scroller, messages, getKey: ({ id }) => id, isOwn: ({ own }) => own });
  const unseen = () => messages.filter(({ own }) => !own).map(({ id }) => id);
  useSeen({ scroller, feed: messages, unseen, onSeen });
  const write = (own: boolean) => setMessages((before) => [...before, line(before.length + 1, own)]);
  const loadHistory = () => {
    setHistory((before) => before - 5);
    setMessages((before) => [
      ...Array.from({ length: 5 }, (_, at) => line(history - 5 + at, false)),
      ...before,
    ]);
  };
  return (
    <Stack gap={3} style={{ inlineSize: 320 }}>
      <div
        ref={scroller}
        role="log"
        aria-label="Переписка"
        tabIndex={0}
        style={{ ...box, display: 'flex', flexDirection: 'column-reverse', blockSize: 240 }}
        className="plain-chat"
      >
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {messages.map(({ id, text }) => (
            <li key={id} style={{ paddingBlock: space(2) }}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <style>{'.plain-chat { overflow-y: auto; overflow-anchor: none; }'}</style>
      {chat.isAway && (
        <Button variant="soft" onClick={chat.toEnd}>
          В конец, новых: {chat.unseen}
        </Button>
      )}
      <Button onClick={() => write(false)}>Анна пишет</Button>
      <Button onClick={() => write(true)}>Написать</Button>
      <Button onClick={loadHistory}>Раньше</Button>
    </Stack>
  );
}

const idsTold = () => onSeen.mock.calls.map(([ids]) => ids as readonly number[]);
/** What is seen is gathered for a while, on a busy machine for longer. */
const patiently = { timeout: 4000 };

/** At the end it stays at the end; scrolled up, what is read keeps its place; an own message goes to the end. */
export const Chat = meta.story({
  render: () => <PlainChat />,
  play: async ({ canvas, step, userEvent }) => {
    const log = canvas.getByRole('log');
    const press = (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    const topOf = (text: string) => Math.round(within(log).getByText(text).getBoundingClientRect().top);
    await step('tells what is seen at the end, in one batch', async () => {
      await waitFor(() => expect(idsTold()).toEqual([[2, 4, 6, 8, 10, 12, 14, 16, 18, 20]]), patiently);
    });
    await step('stays at the end when something comes, and tells only that', async () => {
      await press('Анна пишет');
      await expect(log.scrollTop).toBe(0);
      await waitFor(() => expect(idsTold().at(-1)).toEqual([21]), patiently);
    });
    log.scrollTop = -300;
    await fireEvent.scroll(log);
    const place = topOf('Анна: письмо 10');
    await step('keeps the place of what is read when something comes after it', async () => {
      await press('Анна пишет');
      await canvas.findByRole('button', { name: 'В конец, новых: 1' });
      await expect(topOf('Анна: письмо 10')).toBe(place);
    });
    await step('keeps it when history comes before it, which is nothing new', async () => {
      await press('Раньше');
      await expect(within(log).getByText('Анна: письмо -5')).toBeInTheDocument();
      await expect(topOf('Анна: письмо 10')).toBe(place);
      await expect(canvas.getByRole('button', { name: 'В конец, новых: 1' })).toBeVisible();
    });
    await step('has told nothing meanwhile, and does at the end', async () => {
      await expect(idsTold()).toHaveLength(2);
      await press('В конец, новых: 1');
      await expect(log.scrollTop).toBe(0);
      await expect(log).toHaveFocus();
      await waitFor(() => expect(idsTold().at(-1)).toContain(22), patiently);
    });
    await step('goes to the end with an own message', async () => {
      log.scrollTop = -300;
      await fireEvent.scroll(log);
      await press('Написать');
      await expect(log.scrollTop).toBe(0);
    });
  },
});

const cities: readonly ComboboxItem[] = [
  { id: 'kazan', label: 'Казань', keywords: ['Kazan'], rank: 0 },
  { id: 'kaluga', label: 'Калуга', keywords: ['Kaluga'], rank: 1 },
  { id: 'oryol', label: 'Орёл', keywords: ['Oryol'], rank: 2 },
];

/** The field of `Combobox` with a plain list under it. */
function PlainCity() {
  const [value, onValueChange] = useState<string | null>(null);
  const labels = useMemo(() => ({ count: (count: number) => `Городов: ${count}` }), []);
  const field = useComboboxField({ items: cities, value, onValueChange, labels });
  const announce = useAnnounce();
  const { spoken, unfinished } = field;
  useEffect(() => {
    if (unfinished || spoken) announce(unfinished || spoken);
  }, [announce, spoken, unfinished]);
  return (
    <Stack gap={2} style={{ inlineSize: 320 }}>
      <input {...field.inputProps} aria-label="Город" style={{ ...box, font: 'inherit', color: 'inherit' }} />
      {field.isOpen && (
        <div {...field.listProps} aria-label="Город" style={box}>
          {field.items.map((item, at) => (
            <div
              key={item.id}
              {...field.optionProps(at)}
              style={{ padding: space(2), textDecoration: at === field.active ? 'underline' : undefined }}
            >
              {item.label}
            </div>
          ))}
        </div>
      )}
      <Text>Выбрано: {value ?? 'ничего'}</Text>
    </Stack>
  );
}

/** Search, keys and what is said are the hook's; the list is one's own. */
export const City = meta.story({
  render: () => <PlainCity />,
  play: async ({ canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' });
    await step('finds by the beginning, in another alphabet too', async () => {
      await userEvent.type(input, 'ka');
      await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Казань',
        'Калуга',
      ]);
      await announced('Городов: 2');
    });
    await step('moves by arrows and chooses by Enter', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const second = canvas.getByRole('option', { name: 'Калуга' });
      await expect(input).toHaveAttribute('aria-activedescendant', second.id);
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('Выбрано: kaluga')).toBeVisible();
      await expect(input).toHaveValue('Калуга');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('chooses by a press, and keeps no half word', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'ор');
      await userEvent.click(canvas.getByRole('option', { name: 'Орёл' }));
      await expect(canvas.getByText('Выбрано: oryol')).toBeVisible();
      await userEvent.type(input, 'x');
      await userEvent.tab();
      await expect(input).toHaveValue('Орёл');
    });
  },
});
