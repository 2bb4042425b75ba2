import { EllipsisVertical } from '../../icons/icons';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { useLiveDeeds } from '#storybook/live/useLiveDeeds';
import { pressDeed } from '#storybook/live/pressDeed';
import preview from '#storybook/preview';
import { chatRoomLabels, premiumBadgeLabels } from '#storybook/labels';
import { setPageClock, type PageClock } from '#storybook/pageClock';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { Avatar } from '../../primitives/Avatar';
import { IconButton } from '../../primitives/IconButton';
import { PremiumBadge } from '../../primitives/PremiumBadge';
import { portraitOf } from '#storybook/portraits';
import type { ChatMessage } from './chatMessage';
import { ChatHeader } from './ChatHeader';
import { ChatOverlay, ChatRoom } from './ChatRoom';
import { MessageComposer, type MessageComposerProps } from './MessageComposer';
import { MessageList } from './MessageList';
import type { MessageListProps } from './MessageListProps';
import { chatRoomDeeds, type Delivery } from './ChatRoom.live';
import { chatRoomGuide } from './ChatRoom.guide';
import { announced } from '../../test/announced';
import { device } from '../../test/device';
import { recordAnnouncements } from '../../testing/recordAnnouncements';

const now = new Date(2025, 5, 12, 15, 0);
const at = (day: number, hour: number, minute: number) => new Date(2025, 5, day, hour, minute).toISOString();
const say = (
  id: number,
  own: boolean,
  content: string,
  createdAt: string,
  rest: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  senderId: own ? 1 : 2,
  content,
  createdAt,
  status: own ? 'read' : 'sent',
  type: 'text',
  ...rest,
});
const talk: ChatMessage[] = [
  say(1, false, 'Вы понравились друг другу', at(11, 21, 10), { senderId: null, type: 'system' }),
  say(2, true, 'Анна, привет. Вы на фото в «Гараже» или показалось?', at(11, 21, 14)),
  say(3, false, 'Привет! Там, на выставке Кабакова.', at(11, 21, 20), { status: 'read' }),
  say(4, false, 'Хожу третий раз, каждый раз нахожу новое', at(11, 21, 20), { status: 'read' }),
  say(5, true, 'Тогда мне точно нужен проводник', at(12, 14, 9)),
  say(6, true, 'Как насчёт выходных?', at(12, 14, 10)),
  say(7, false, 'С удовольствием, давно никому не показывала', at(12, 14, 31)),
  say(8, false, 'Тогда в субботу в 12 у главного входа?', at(12, 14, 32)),
  {
    clientId: 'c-9',
    senderId: 1,
    content: 'Договорились. Возьму нам кофе',
    createdAt: at(12, 14, 40),
    status: 'failed',
    type: 'text',
  },
];
const long = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) =>
    say(
      index + 1,
      index % 5 < 2,
      `Сообщение ${index + 1}. ${'Ещё немного слов. '.repeat(index % 4)}`,
      at(1, 9, 0),
      {
        createdAt: new Date(2025, 5, 1, 9, index * 7).toISOString(),
      },
    ),
  );

const onSend = fn();
const onRetry = fn();
const onSeen = fn();
const onDelete = fn();

type Messages = readonly ChatMessage[];
type SetMessages = (change: (before: Messages) => Messages) => void;

/** What the Live panel and the composer do to the messages. */
function useLiveRoom(messages: Messages, setMessages: SetMessages) {
  const [isTyping, setTyping] = useState(false);
  const [sending, setSending] = useState<Delivery>('whole');
  const receive = (content: string, own = false, rest: Partial<ChatMessage> = {}) =>
    setMessages((before) => [...before, say(100_000 + before.length, own, content, at(12, 14, 50), rest)]);
  const change = (from: ChatMessage['status'], to: ChatMessage['status']) =>
    setMessages((before) => before.map((one) => (one.status === from ? { ...one, status: to } : one)));
  const handleSend = (text: string) => {
    onSend(text);
    const clientId = `c-${messages.length + 1}`;
    if (sending === 'whole') receive(text, true, { status: 'sent' });
    else receive(text, true, { id: undefined, clientId, status: sending === 'cut' ? 'sending' : 'failed' });
  };
  const handleRetry = (clientId: string) => {
    onRetry(clientId);
    if (sending === 'whole') change('failed', 'sent');
  };
  useLiveDeeds(chatRoomDeeds, {
    ...{ isTyping, sending, setTyping, receive },
    hasUnread: messages.some(({ senderId, status }) => senderId === 1 && status === 'sent'),
    read: () =>
      setMessages((before) =>
        before.map((one) => (one.senderId === 1 && one.status === 'sent' ? { ...one, status: 'read' } : one)),
      ),
    setSending: (next) => {
      setSending(next);
      if (next === 'whole') change('sending', 'sent');
    },
  });
  return { isTyping, receive, handleSend, handleRetry };
}

interface RoomProps {
  list?: Partial<MessageListProps>;
  composer?: Partial<MessageComposerProps>;
  isUnavailable?: boolean;
  onOverlay?: () => void;
  width?: number;
  name?: string;
  hasBack?: boolean;
}

function Room({
  list,
  composer,
  isUnavailable,
  onOverlay = fn(),
  width = 780,
  name = 'Анна, 27',
  hasBack = true,
}: RoomProps) {
  const [messages, setMessages] = useState<Messages>(list?.messages ?? talk);
  const { isTyping, receive, handleSend, handleRetry } = useLiveRoom(messages, setMessages);
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: 760 }}>
      <ChatRoom
        header={
          <ChatHeader
            name={name}
            avatar={portraitOf('anna')}
            online
            href="#/profile/user/2"
            onBack={hasBack ? fn() : undefined}
            actions={
              <IconButton label="Действия" onClick={() => receive('Ещё одно')}>
                <EllipsisVertical />
              </IconButton>
            }
          />
        }
        list={
          <MessageList
            selfId={1}
            otherName="Анна"
            now={now}
            onRetry={handleRetry}
            onSeen={onSeen}
            onDelete={onDelete}
            firstUnreadId={7}
            typing={isTyping}
            {...list}
            messages={messages}
          />
        }
        composer={<MessageComposer onSend={handleSend} {...composer} />}
        overlay={
          isUnavailable && <ChatOverlay onPress={onOverlay}>Писать без ограничений с Премиум</ChatOverlay>
        }
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Patterns/ChatRoom',
  component: shownBy<RoomProps>(ChatRoom),
  subcomponents: { ChatHeader, MessageList, MessageComposer, ChatOverlay },
  render: (args) => <Room {...args} />,
  argTypes: {
    list: ofTheFrame,
    composer: ofTheFrame,
    isUnavailable: ofTheFrame,
    onOverlay: ofTheFrame,
    width: ofTheFrame,
    name: ofTheFrame,
    hasBack: ofTheFrame,
  },
  parameters: { guide: chatRoomGuide },
  beforeEach: () => [onSend, onRetry, onSeen, onDelete].forEach((mock) => void mock.mockReset()),
});

export const Playground = meta.story({
  args: {
    width: 780,
    name: 'Анна, 27',
    isUnavailable: false,
    list: { typing: true, loading: false, hasMore: false },
    composer: { maxLength: 4000, autoFocus: false, onTyping: fn(), onDraftChange: fn() },
    onOverlay: fn(),
  },
});

/** Days, sides, times and states. */
export const Ready = meta.story({
  tags: ['proof', '!autodocs', 'visual-ru', 'visual-rtl'],
  name: 'Ready [CHT-03] [CHT-04]',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(said({ ru: 'Вчера, 11 июня', en: 'Yesterday, June 11' })),
    ).toBeInTheDocument();
    await expect(canvas.getByText(said({ ru: 'Сегодня, 12 июня', en: 'Today, June 12' }))).toBeVisible();
    await expect(canvas.getByText('Вы понравились друг другу').closest('[data-side]')).toHaveAttribute(
      'data-side',
      'system',
    );
    await expect(canvas.getByText('Как насчёт выходных?').closest('[data-side]')).toHaveAttribute(
      'data-side',
      'own',
    );
    await expect(canvas.getByText('14:32')).toBeVisible();
    await expect(canvas.getByText(said(chatRoomLabels).newMessages)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Анна, 27/ })).toHaveAttribute('href', '#/profile/user/2');
  },
});

/** Without a way back the portrait stands where the messages do, and the field too. */
export const OneLine = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'On a phone header, messages and field stand on one line [CHT-03] [CHT-08]',
  globals: { viewport: { value: 'phone390' } },
  args: { hasBack: false, width: 390 },
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.querySelector('section')?.getBoundingClientRect() as DOMRect;
    const edgesOf = (element: Element | null | undefined) => {
      const { left, right } = element?.getBoundingClientRect() as DOMRect;
      return [left - room.left, room.right - right];
    };
    const portrait = canvas.getByRole('link', { name: /Анна, 27/ });
    const theirs = canvas.getByText('Тогда в субботу в 12 у главного входа?').closest('[data-part]');
    const own = canvas.getByText('Как насчёт выходных?').closest('[data-part]');
    for (const element of [portrait, theirs, canvas.getByRole('textbox')])
      await expect(edgesOf(element)[0]).toBe(16);
    for (const element of [own, canvas.getByRole('button', { name: said(chatRoomLabels).send })])
      await expect(edgesOf(element)[1]).toBe(16);
  },
});

let clock: PageClock;

/** Nobody reloads: the room names the days anew by itself, where the reader is. */
export const Midnight = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Over midnight today becomes yesterday in a room that stays open [CHT-04] [B5.8]',
  args: {
    list: {
      now: undefined,
      timeZone: 'Asia/Vladivostok',
      messages: [
        say(1, false, 'До завтра', '2025-06-11T10:00:00Z'),
        say(2, true, 'Ещё не спите?', '2025-06-12T13:30:00Z'),
      ],
    },
  },
  beforeEach: () => {
    clock = setPageClock(new Date('2025-06-12T13:50:00Z'));
    return clock.stop;
  },
  play: async ({ canvas, step }) => {
    const { today, yesterday } = said(chatRoomLabels);
    const [june11, june12] = [said({ ru: '11 июня', en: 'June 11' }), said({ ru: '12 июня', en: 'June 12' })];
    await step('at ten to midnight', async () => {
      await expect(canvas.getByText(today(june12))).toBeVisible();
      await expect(canvas.getByText(yesterday(june11))).toBeVisible();
    });
    await step('a minute past midnight', async () => {
      clock.passTo(new Date('2025-06-12T14:01:00Z'));
      await expect(await canvas.findByText(yesterday(june12))).toBeVisible();
      await expect(canvas.getByText(june11)).toBeVisible();
    });
    await step('to whoever comes back to a page that slept over the next one', async () => {
      clock.sleepTo(new Date('2025-06-13T22:00:00Z'));
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(await canvas.findByText(june12)).toBeVisible();
    });
  },
});

/** A message that was not sent says so and can be sent again under its client id; the focus stays on it. */
export const Retry = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Retry',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(said(chatRoomLabels).failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(chatRoomLabels).retry }));
    await expect(onRetry.mock.calls).toEqual([['c-9']]);
    await expect(canvas.queryByText(said(chatRoomLabels).failed)).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', 'c-9'));
  },
});

/** Enter sends the trimmed text, Shift+Enter begins a line, spaces are not sent. */
export const Sending = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Sending [CHT-05]',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
    await userEvent.type(field, '   {Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(field, 'Да{Shift>}{Enter}{/Shift}в субботу  {Enter}');
    await expect(onSend.mock.calls).toEqual([['Да\nв субботу']]);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'И ещё');
    await userEvent.click(canvas.getByRole('button', { name: said(chatRoomLabels).send }));
    await expect(onSend).toHaveBeenLastCalledWith('И ещё');
    await expect(field).toHaveFocus();
  },
});

/** Enter that ends a composition does not send. */
export const Composition = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Composition [CHT-05]',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
    await userEvent.type(field, 'こんにちは');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(onSend).not.toHaveBeenCalled();
  },
});

/** Over the limit Send explains instead of sending. */
export const OverTheLimit = meta.story({
  name: 'Over the limit',
  args: { composer: { maxLength: 20 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: said(chatRoomLabels).message }),
      `${'а'.repeat(22)}{Enter}`,
    );
    await expect(onSend).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(said(chatRoomLabels).overLimit(2));
    await expect(canvas.getByText('22/20')).toBeVisible();
  },
});

/** A draft is restored and told once, after the last key or when the page goes. */
export const Draft = meta.story({
  name: 'Draft',
  args: { composer: { draft: 'Начало', onDraftChange: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
    await expect(field).toHaveValue('Начало');
    await userEvent.type(field, ' и конец');
    await waitFor(() => expect(args.composer?.onDraftChange).toHaveBeenLastCalledWith('Начало и конец'));
    await userEvent.type(field, '.');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(args.composer?.onDraftChange).toHaveBeenLastCalledWith('Начало и конец.');
  },
});

/** The field takes the focus where there is a keyboard; by touch one would come up over the conversation. */
export const FocusedAtOnce = meta.story({
  tags: ['proof', '!autodocs'],
  args: { composer: { autoFocus: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
    await waitFor(() => expect(field).toHaveFocus());
  },
});
export const NotFocusedByTouch = meta.story({
  tags: ['proof', '!autodocs'],
  args: { composer: { autoFocus: true } },
  beforeEach: () => device((query) => query.includes('coarse')),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(field).not.toHaveFocus();
  },
});

// [CHT-06]
/** Blocked: nothing can be typed, and the field says why. */
export const Blocked = meta.story({
  name: 'Blocked',
  args: { composer: { disabledReason: 'Вас заблокировали' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
    await expect(field).toBeDisabled();
    await expect(field).toHaveAccessibleDescription('Вас заблокировали');
    await expect(canvas.getByRole('button', { name: said(chatRoomLabels).send })).toBeDisabled();
  },
});

// [CHT-07]
/** The overlay of an unavailable dialogue is one button. */
export const Unavailable = meta.story({
  name: 'Unavailable',
  args: { isUnavailable: true, onOverlay: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Премиум/ }));
    await expect(args.onOverlay).toHaveBeenCalledOnce();
  },
});

const lastIsVisible = (canvas: { getByText: (text: RegExp) => HTMLElement }, text: RegExp) =>
  waitFor(() => {
    const log = document.querySelector('[role="log"]') as HTMLElement;
    const { bottom } = canvas.getByText(text).getBoundingClientRect();
    return expect(bottom).toBeLessThanOrEqual(log.getBoundingClientRect().bottom + 1);
  });

/** Of 10,000 messages only a few are drawn, and the list opens at its end. */
export const TenThousand = meta.story({
  name: 'Ten thousand messages',
  args: { list: { messages: long(10_000), firstUnreadId: undefined } },
  play: async ({ canvas, canvasElement }) => {
    await lastIsVisible(canvas, /Сообщение 10000\./);
    await expect(canvasElement.querySelectorAll('[data-key]').length).toBeLessThan(80);
    const log = canvas.getByRole('log');
    log.scrollTop = -100_000;
    await waitFor(() => expect(canvas.queryByText(/Сообщение 10000\./)).toBeNull());
    const view = log.getBoundingClientRect();
    const rows = Array.from(canvasElement.querySelectorAll('[data-key]'), (row) =>
      row.getBoundingClientRect(),
    );
    await expect(Math.min(...rows.map((row) => row.top))).toBeLessThanOrEqual(view.top);
    await expect(Math.max(...rows.map((row) => row.bottom))).toBeGreaterThanOrEqual(view.bottom);
  },
});

/** Scrolled up: what is read does not move, a button counts what came; own message goes to the end. */
export const ScrolledUp = meta.story({
  name: 'Scrolled up',
  args: { list: { messages: long(200), firstUnreadId: undefined } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = canvas.getByRole('log');
    log.scrollTop = -900;
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: said(chatRoomLabels).toEnd })).toBeVisible(),
    );
    const edge = log.getBoundingClientRect().top + 100;
    const read = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-key]')).find(
      (row) => row.getBoundingClientRect().top > edge,
    ) as HTMLElement;
    const before = read.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }));
    const pill = await canvas.findByRole('button', { name: said(chatRoomLabels).countNew(2) });
    await expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThan(2);
    await userEvent.click(pill);
    await waitFor(() => expect(log.scrollTop).toBe(0));
    log.scrollTop = -900;
    await userEvent.type(canvas.getByRole('textbox', { name: said(chatRoomLabels).message }), 'Моё{Enter}');
    await waitFor(() => expect(log.scrollTop).toBe(0));
  },
});

/** Opens at a message that a search found, far up: in view, with the focus and marked for a moment. */
export const Target = meta.story({
  name: 'At a message',
  args: { list: { messages: long(2000), firstUnreadId: 1990, target: { id: 700 } } },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log').getBoundingClientRect();
    const found = await canvas.findByText(/Сообщение 700\./);
    const row = found.closest<HTMLElement>('[data-key]');
    await expect(row).toHaveFocus();
    await expect(row).toHaveAttribute('data-target');
    await waitFor(() => {
      const { top, bottom } = found.getBoundingClientRect();
      void expect(top).toBeGreaterThan(log.top);
      return expect(bottom).toBeLessThan(log.bottom);
    });
    await waitFor(() => expect(row).not.toHaveAttribute('data-target'), { timeout: 5000 });
    await expect(found).toBeVisible();
  },
});

/** Opens at the first unread message when it is out of view. */
export const FirstUnread = meta.story({
  name: 'First unread',
  args: { list: { messages: long(300), firstUnreadId: 204 } },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log').getBoundingClientRect();
    await waitFor(() => {
      const { top } = canvas.getByText(said(chatRoomLabels).newMessages).getBoundingClientRect();
      void expect(top).toBeGreaterThanOrEqual(log.top);
      return expect(top).toBeLessThan(log.top + 200);
    });
  },
});

/** Asks for earlier messages near the beginning, once. */
export const Earlier = meta.story({
  name: 'Earlier messages',
  args: { list: { messages: long(60), firstUnreadId: undefined, hasMore: true, onLoadMore: fn() } },
  play: async ({ canvas, args }) => {
    await expect(args.list?.onLoadMore).not.toHaveBeenCalled();
    const log = canvas.getByRole('log');
    await waitFor(() => {
      log.scrollTop = -log.scrollHeight;
      return expect(args.list?.onLoadMore).toHaveBeenCalledOnce();
    });
  },
});

/** Tells what was seen: only the other's unread ones. */
export const Seen = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Seen [CHT-12]',
  // A page of a headless run may lack the focus that reading needs.
  beforeEach: () => void spyOn(document, 'hasFocus').mockReturnValue(true),
  play: async () => {
    await waitFor(() => expect(onSeen.mock.calls).toEqual([[[7, 8]]]));
  },
});

/** In the middle of many that are new, those are told that have come into view, each once; the rest as one reads on. */
export const SeenSoFar = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Seen so far [CHT-12]',
  args: { list: { messages: long(300), firstUnreadId: 204 } },
  beforeEach: () => void spyOn(document, 'hasFocus').mockReturnValue(true),
  play: async ({ canvas, step }) => {
    const told = () => onSeen.mock.calls.flatMap(([ids]) => ids as readonly number[]);
    const lowest = () => {
      const log = canvas.getByRole('log').getBoundingClientRect();
      const shown = [...canvas.getByRole('log').querySelectorAll('[data-key]')].filter(
        (row) => row.getBoundingClientRect().bottom <= log.bottom,
      );
      return Number(shown.at(-1)?.getAttribute('data-key')?.replace('id-', ''));
    };
    await step('where it opens', async () => {
      await waitFor(() => expect(told()).toContain(205));
      await expect(Math.max(...told())).toBeLessThan(lowest() + 5);
    });
    await step('at the end', async () => {
      canvas.getByRole('log').scrollTop = 0;
      await waitFor(() => expect(told()).toContain(300));
      await expect(new Set(told()).size).toBe(told().length);
    });
  },
});

/** A new message of the other is announced. */
export const Announced = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Announced',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }));
    await announced('Анна: Ещё одно');
  },
});

/** Addresses are links without referrer, markup stays text. */
export const LinksAndEmoji = meta.story({
  name: 'Links and emoji',
  args: {
    list: {
      messages: [
        say(1, false, 'Смотри: https://example.com/a, <b>не жирно</b>', at(12, 14, 0)),
        say(2, false, '❤️', at(12, 14, 1)),
        say(3, true, 'оченьдлинноеслово'.repeat(20), at(12, 14, 2), { status: 'sending', clientId: 'c' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'https://example.com/a' });
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
    await expect(canvas.getByText(/<b>не жирно<\/b>/)).toBeVisible();
  },
});

const rowsOf = (root: HTMLElement) => Array.from(root.querySelectorAll<HTMLElement>('[data-key]'));

/** The first message whose top is in view, and how far from the top of the list it stands. */
function whatIsRead(root: HTMLElement) {
  const log = root.querySelector('[role="log"]') as HTMLElement;
  const top = () => log.getBoundingClientRect().top;
  const row = rowsOf(root).find((each) => each.getBoundingClientRect().top >= top()) as HTMLElement;
  const key = row.dataset['key'];
  const find = () => rowsOf(root).find((each) => each.dataset['key'] === key);
  return { log, place: () => (find()?.getBoundingClientRect().top ?? NaN) - top() };
}

async function staysWhere(place: () => number, before: number): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let look = 0; look < 3; look += 1) {
    await frame();
    await expect(Math.abs(place() - before)).toBeLessThan(2);
  }
}

/** Scrolls up and waits until the list has seen it. */
async function scrollUp(root: HTMLElement, distance: number) {
  const log = root.querySelector('[role="log"]') as HTMLElement;
  log.scrollTop = -distance;
  await waitFor(() => expect(screen.getByRole('button', { name: said(chatRoomLabels).toEnd })).toBeVisible());
  return whatIsRead(root);
}

const varied = (count: number, from = 1): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => {
    const id = from + index;
    const content = `Письмо ${id}. ${'Ещё немного слов, и не всегда одинаково много. '.repeat((id * 7) % 9)}`;
    return say(id, id % 5 < 2, content, new Date(2025, 5, 1, 9, id * 3).toISOString(), { status: 'read' });
  });

function WithHistory() {
  const [messages, setMessages] = useState(() => varied(80, 1001));
  const prepend = () => setMessages((before) => [...varied(50, (before[0]?.id ?? 0) - 50), ...before]);
  return (
    <>
      <button type="button" onClick={prepend}>
        История
      </button>
      <button
        type="button"
        onClick={() =>
          setMessages(([first, ...rest]) => (first ? [{ ...first, content: 'Стало короче' }, ...rest] : rest))
        }
      >
        Правка
      </button>
      <div id="room" style={{ blockSize: 600 }}>
        <ChatRoom
          header={null}
          list={<MessageList messages={messages} selfId={1} otherName="Анна" now={now} hasMore />}
          composer={<MessageComposer onSend={onSend} />}
        />
      </div>
    </>
  );
}

// [B5.6]
/** History put in front, again and again, does not move what is read by 2 px. */
export const HistoryInFront = meta.story({
  name: 'History put in front',
  render: () => <WithHistory />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { place, log } = await scrollUp(canvasElement, 3000);
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: 'История' }));
    await staysWhere(place, before);
    await userEvent.click(canvas.getByRole('button', { name: 'Правка' }));
    await userEvent.click(canvas.getByRole('button', { name: 'История' }));
    await staysWhere(place, before);
    log.scrollTop = -log.scrollHeight;
    await waitFor(() => expect(canvas.getByText(/^Письмо 901\./)).toBeInTheDocument());
  },
});

/** What grows above or below, such as a picture, does not move what is read by 2 px. */
export const GrowingRows = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Growing rows [B5.6]',
  render: () => <WithHistory />,
  play: async ({ canvasElement }) => {
    const { place } = await scrollUp(canvasElement, 2000);
    const before = place();
    const rows = rowsOf(canvasElement);
    for (const grown of [rows[1], rows.at(-2)]) {
      if (grown) grown.style.minBlockSize = '320px';
      await staysWhere(place, before);
    }
  },
});

/** A narrower or lower room, as when the keyboard of a phone opens, does not move what is read by 2 px. */
export const Resized = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Resized [B5.6]',
  render: () => <WithHistory />,
  play: async ({ canvasElement }) => {
    const { place, log } = await scrollUp(canvasElement, 2000);
    const room = canvasElement.querySelector('#room') as HTMLElement;
    const before = place();
    room.style.blockSize = '320px';
    await staysWhere(place, before);
    room.style.inlineSize = '320px';
    await staysWhere(place, before);
    room.style.blockSize = '600px';
    await staysWhere(place, before);
    log.scrollTop = 0;
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: said(chatRoomLabels).toEnd })).toBeNull(),
    );
    room.style.blockSize = '320px';
    await waitFor(() => expect(log.scrollTop).toBe(0));
  },
});

// [B5.6]
/** Opens at the first unread among messages of all heights, and stays there. */
export const UnreadOfAllHeights = meta.story({
  name: 'Unread of all heights',
  args: { list: { messages: varied(400), firstUnreadId: 250 } },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const place = () =>
      canvas.getByText(said(chatRoomLabels).newMessages).getBoundingClientRect().top -
      log.getBoundingClientRect().top;
    await waitFor(() => expect(place()).toBeGreaterThanOrEqual(0));
    await waitFor(() => expect(place()).toBeLessThan(120));
    await staysWhere(place, place());
  },
});

/** One tab stop; Up and Down go through messages, Enter opens the menu, Esc goes to the field. */
export const ByKeys = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'By keys [B5.13]',
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    log.focus();
    const failed = canvas.getByText('Договорились. Возьму нам кофе').closest('[data-key]');
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowUp}');
      return expect(log.querySelector(':focus')).not.toBeNull();
    });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(failed).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const retry = await screen.findByRole('menuitem', { name: said(chatRoomLabels).retry });
    await waitFor(() => expect(retry).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onRetry.mock.calls).toEqual([['c-9']]);
    await waitFor(() => expect(failed).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Tab}');
    await expect(canvas.getByRole('textbox', { name: said(chatRoomLabels).message })).toHaveFocus();
    log.focus();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await expect(canvas.getByRole('textbox', { name: said(chatRoomLabels).message })).toHaveFocus();
  },
});

// [B5.10]
/** A message that was not sent says why; its menu copies and deletes it. */
export const FailedForAReason = meta.story({
  name: 'Failed for a reason',
  args: {
    list: {
      messages: [
        {
          ...say(1, true, 'Текст', at(12, 14, 0)),
          id: undefined,
          clientId: 'c-1',
          status: 'failed',
          reason: 'вас заблокировали',
        },
        say(2, true, 'Дошло', at(12, 13, 0), { status: 'delivered' }),
      ],
      firstUnreadId: undefined,
    },
  },
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(said({ ru: /Не отправлено: вас заблокировали/, en: /Not sent: вас заблокировали/ })),
    ).toBeVisible();
    await expect(canvas.getByText(said(chatRoomLabels).delivered)).toBeInTheDocument();
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: said(chatRoomLabels).messageActions }));
      return screen.findByRole('menu', {}, { timeout: 8000 });
    };
    await waitFor(() => open(), { timeout: 12_000 });
    await userEvent.click(screen.getByRole('menuitem', { name: said(chatRoomLabels).copy }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('Текст');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: said(chatRoomLabels).delete }));
    await expect(onDelete.mock.calls).toEqual([['c-1']]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

function Heard() {
  const [messages, setMessages] = useState(talk);
  const [isTyping, setTyping] = useState(false);
  const receive = (...texts: string[]) =>
    setMessages((before) => [
      ...before,
      ...texts.map((text, index) => say(500 + before.length + index, false, text, at(12, 14, 50))),
    ]);
  const own = (status: 'sending' | 'failed') =>
    setMessages([
      ...talk,
      { ...say(600, true, 'До завтра', at(12, 14, 55)), id: undefined, clientId: 'c-600', status },
    ]);
  return (
    <>
      <button type="button" onClick={() => own('sending')}>
        Отправляется
      </button>
      <button type="button" onClick={() => own('failed')}>
        Не ушло
      </button>
      <button type="button" onClick={() => receive('Привет')}>
        Одно
      </button>
      <button type="button" onClick={() => receive('Раз', 'Два', 'Три')}>
        Три
      </button>
      <button type="button" onClick={() => setTyping((before) => !before)}>
        Печатает
      </button>
      <div style={{ blockSize: 500 }}>
        <ChatRoom
          header={null}
          list={<MessageList messages={messages} typing={isTyping} selfId={1} otherName="Анна" now={now} />}
          composer={<MessageComposer onSend={onSend} />}
        />
      </div>
    </>
  );
}

// [B5.12, B5.21]
/** A screen reader is told exactly this, in this order. */
export const WhatAReaderHears = meta.story({
  name: 'What a reader hears',
  render: () => <Heard />,
  play: async ({ canvas, userEvent }) => {
    const heard = recordAnnouncements();
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const hears = (...texts: string[]) => waitFor(() => expect(heard.said).toEqual(texts));
    await press('Печатает');
    await expect(await canvas.findByText(said(chatRoomLabels).isTyping('Анна'))).toBeVisible();
    const types = said(chatRoomLabels).isTyping('Анна');
    await hears(types);
    await press('Одно');
    await press('Печатает');
    await hears(types, 'Анна: Привет');
    await press('Одно');
    await hears(types, 'Анна: Привет', 'Анна: Привет');
    await press('Три');
    await hears(
      types,
      'Анна: Привет',
      'Анна: Привет',
      said({ ru: '3 новых сообщения', en: '3 new messages' }),
    );
    heard.stop();
  },
});

/** That a message was not sent is said each time, for whoever writes the next one meanwhile. */
export const FailureIsSaid = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => <Heard />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heard = recordAnnouncements();
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const failed = `${said(chatRoomLabels).failed}: До завтра`;
    for (const times of [1, 2]) {
      await press('Отправляется');
      await waitFor(() => expect(canvasElement.querySelector('[data-status=sending]')).not.toBeNull());
      await press('Не ушло');
      await waitFor(() => expect(heard.said).toEqual(Array.from({ length: times }, () => failed)));
    }
    heard.stop();
  },
});

/** Tells that the member types, and that they stopped when it was sent. */
export const Typing = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Typing [B5.21]',
  args: { composer: { onTyping: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
    await waitFor(async () => {
      await userEvent.type(field, 'а');
      return expect(args.composer?.onTyping).toHaveBeenLastCalledWith(true);
    });
    await userEvent.type(field, 'б{Enter}');
    await expect(args.composer?.onTyping).toHaveBeenCalledTimes(2);
    await expect(args.composer?.onTyping).toHaveBeenLastCalledWith(false);
  },
});

// [B5.19]
/** Without a connection one writes on; a note under the field says what happens. */
export const Offline = meta.story({
  name: 'Offline',
  args: { composer: { note: 'Нет связи: сообщение уйдёт, когда она вернётся' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
    await expect(field).toBeEnabled();
    await expect(field).toHaveAccessibleDescription(/Нет связи/);
    await expect(canvas.getByRole('button', { name: said(chatRoomLabels).send })).toBeDisabled();
  },
});

/** Above the first message stands that it is the beginning. */
export const Beginning = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Beginning [B5.16]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said(chatRoomLabels).start)).toBeInTheDocument();
  },
});

export const LoadingEarlier = meta.story({
  args: { list: { messages: talk, hasMore: true, loadingMore: true } },
});
export const Small = meta.story({ args: { width: 320 } });

export const Loading = meta.story({ args: { list: { messages: [], loading: true } } });
// [CHT-04]
/** No messages yet. */
export const Empty = meta.story({
  name: 'Empty',
  args: { list: { messages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said(chatRoomLabels).empty)).toBeVisible();
  },
});
/** Earlier messages that did not load are said, and asked for again. */
export const EarlierFailed = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Earlier failed [B5.16]',
  args: { list: { messages: talk, hasMore: true, loadMoreError: true, onLoadMore: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(said(chatRoomLabels).loadMoreFailed);
    await userEvent.click(within(alert).getByRole('button', { name: said(chatRoomLabels).retry }));
    await expect(args.list?.onLoadMore).toHaveBeenCalledOnce();
  },
});
export const Mobile = meta.story({ args: { width: 390 } });
export const LongName = meta.story({
  args: { width: 320, name: 'Александра-Вильгельмина Константинопольская, 27' },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const English = meta.story({ tags: ['visual-en'], globals: { locale: 'en' } });

/** Each button of the Live panel, pressed. */
export const Live = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const log = within(canvas.getByRole('log'));
    const field = canvas.getByRole('textbox');
    const statusOf = (text: string) =>
      log.getByText(text).closest('[data-status]')?.getAttribute('data-status');
    await step('types, then writes', async () => {
      await pressDeed('types');
      await waitFor(() => expect(canvas.getByText(said(chatRoomLabels).isTyping('Анна'))).toBeVisible());
      await pressDeed('writes');
      await expect(await log.findByText('А пока возьму билеты')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText(said(chatRoomLabels).isTyping('Анна'))).toBeNull());
    });
    await step('reads what was sent', async () => {
      await userEvent.type(field, 'Раз{Enter}');
      await expect(statusOf('Раз')).toBe('sent');
      await pressDeed('reads');
      await waitFor(() => expect(statusOf('Раз')).toBe('read'));
    });
    await step('cut: what is sent waits, until the connection is restored', async () => {
      await pressDeed('cut');
      await waitFor(() => expect(field).toBeEnabled());
      await userEvent.type(field, 'Два{Enter}');
      await expect(statusOf('Два')).toBe('sending');
      await pressDeed('restored');
      await waitFor(() => expect(statusOf('Два')).toBe('sent'));
    });
    await step('fails: what is sent says so', async () => {
      await pressDeed('fails');
      await userEvent.type(field, 'Три{Enter}');
      await waitFor(() => expect(statusOf('Три')).toBe('failed'));
    });
  },
});

/** A message of somebody's own: what it has more goes through the list untouched. */
interface LetterWithHeart extends ChatMessage {
  readonly hearts: number;
  readonly author: { readonly portrait: string };
}

const portraitOfAnna = portraitOf('anna');
const letters: readonly LetterWithHeart[] = talk.map((message, at) => ({
  ...message,
  hearts: at === 6 ? 2 : 0,
  author: { portrait: portraitOfAnna },
}));
const onPin = fn<(message: LetterWithHeart) => void>();
const slots = {
  renderAvatar: ({ author }: LetterWithHeart) => (
    <Avatar src={author.portrait} name="Анна" size={32} decorative />
  ),
  renderExtra: ({ hearts }: LetterWithHeart) => hearts > 0 && <small>{` ♥ ${hearts}`}</small>,
  renderMeta: ({ id }: LetterWithHeart) => id === 8 && <span>· из приложения</span>,
  menuEntries: (message: LetterWithHeart) => [{ text: 'Закрепить', onSelect: () => onPin(message) }],
};

/** A portrait begins where its bubble does, whether the bubble ends a group or is all of it. */
export const PortraitsBesideBubbles = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => {
    const alone = {
      ...say(10, false, 'Не опаздывай', at(12, 14, 36)),
      hearts: 0,
      author: { portrait: portraitOfAnna },
    };
    return <MessageList messages={[...letters, alone]} selfId={1} otherName="Анна" now={now} {...slots} />;
  },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-key]:has([data-part=avatar])')];
    const topOf = (row: Element, part: string) =>
      row.querySelector(`[data-part=${part}]`)?.getBoundingClientRect().top;
    await expect(rows.map((row) => row.hasAttribute('data-group-start'))).toEqual([false, false, true]);
    for (const row of rows) await expect(topOf(row, 'avatar')).toBe(topOf(row, 'bubble'));
  },
});

/** Messages of the caller's own type come back in the slots: portrait, bubble, the line under it and the menu. */
export const OwnMessages = meta.story({
  name: 'Slots for own messages',
  render: () => (
    <div style={{ inlineSize: 780, maxInlineSize: '100%', blockSize: 760, display: 'grid' }}>
      <MessageList messages={letters} selfId={1} otherName="Анна" now={now} {...slots} />
    </div>
  ),
  beforeEach: () => void onPin.mockClear(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bubble = (id: string) => canvasElement.querySelector(`[data-key="id-${id}"] [data-part=bubble]`);
    await expect(bubble('7')).toHaveTextContent('♥ 2');
    await expect(canvas.getByText('· из приложения')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-part=avatar]')).toHaveLength(2);
    const log = canvas.getByRole('log');
    await waitFor(async () => {
      log.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(log).not.toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Закрепить' }));
    await expect(onPin.mock.calls).toEqual([[letters.at(-1)]]);
  },
});

/** A portrait and a badge of the caller's own; a name that is too long leaves the badge whole. */
export const HeaderSlots = meta.story({
  name: 'Slots in the header',
  render: () => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <ChatHeader
        name="Анна-Мария Вознесенская-Преображенская, 27"
        online
        href="#/profile/user/2"
        status="печатает"
        avatarSlot={<Avatar src={portraitOf('olga')} name="Ольга" size={48} decorative />}
        nameSlot={<PremiumBadge iconOnly />}
        actions={
          <IconButton label="Действия">
            <EllipsisVertical />
          </IconButton>
        }
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^Анна-Мария .* печатает$/ });
    await expect(link.querySelectorAll('img')).toHaveLength(1);
    await expect(within(link).getByText(said(premiumBadgeLabels).premium)).toBeInTheDocument();
    const badge = link.querySelector('[data-icon-only]') as HTMLElement;
    await expect(badge.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    const header = canvasElement.querySelector('header') as HTMLElement;
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    await expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(link.getBoundingClientRect().right);
  },
});

const quoted = (id: number | undefined) =>
  id === 8 ? 'Хожу третий раз, каждый раз нахожу новое. '.repeat(6) : id === 5 ? 'Там, на выставке' : null;
const quoteSlots = {
  renderQuote: ({ id }: ChatMessage) =>
    quoted(id) && <blockquote style={{ margin: 0 }}>{quoted(id)}</blockquote>,
};

/** A quote above the text of one's own message and of the other's, a long one too, and one above the field. */
export const Quotes = meta.story({
  name: 'Quotes',
  args: {
    list: quoteSlots,
    composer: {
      topSlot: <blockquote style={{ margin: 0 }}>Тогда в субботу в 12 у главного входа?</blockquote>,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const bubble = (id: number) => canvasElement.querySelector(`[data-key="id-${id}"] [data-part=bubble]`);
    for (const [id, text] of [
      [5, /^Вы: Там, на выставкеТогда мне точно нужен проводник$/],
      [8, /новое\. Тогда в субботу/],
    ] as const)
      await waitFor(() => expect(bubble(id)?.textContent.replace('You', 'Вы')).toMatch(text));
    const field = canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
    const top = canvasElement.querySelector('[data-part=top]') as HTMLElement;
    await expect(top.getBoundingClientRect().bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top);
  },
});

const bubbleOf = (text: string | RegExp) => screen.getByText(text, { selector: '[data-part=bubble]' });
const menuIsOpen = () => screen.findByRole('menu', {}, { timeout: 8000 });

/** A right click on a message opens its menu; an address and what is selected keep the browser's. */
export const RightClick = meta.story({
  name: 'Menu by the right button [B5.13]',
  tags: ['proof', '!autodocs'],
  args: { list: { messages: [...talk, say(9, false, 'Адрес: https://example.org/', at(12, 14, 41))] } },
  play: async ({ canvas, userEvent }) => {
    const text = 'Как насчёт выходных?';
    await waitFor(() => expect(fireEvent.contextMenu(bubbleOf(text))).toBe(false), { timeout: 8000 });
    await userEvent.click(
      within(await menuIsOpen()).getByRole('menuitem', { name: said(chatRoomLabels).copy }),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(bubbleOf(text).closest('[data-key]')).toHaveFocus());
    await expect(fireEvent.contextMenu(canvas.getByRole('link', { name: /example/ }))).toBe(true);
    getSelection()?.selectAllChildren(bubbleOf(text));
    await expect(fireEvent.contextMenu(bubbleOf(text))).toBe(true);
    getSelection()?.removeAllRanges();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
});

const touch = (x = 5) => ({ pointerType: 'touch', isPrimary: true, clientX: x, clientY: 5 });

/** A finger that rests on a message opens its menu; one that slips or lifts does not, nor does it send again. */
export const LongPress = meta.story({
  name: 'Menu by a long press [B5.13]',
  tags: ['proof', '!autodocs'],
  play: async () => {
    const failed = () => bubbleOf(/Договорились/);
    const rest = () => new Promise((resolve) => setTimeout(resolve, 700));
    await waitFor(() => expect(fireEvent.contextMenu(failed())).toBe(false), { timeout: 8000 });
    await menuIsOpen();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    fireEvent.pointerDown(failed(), touch());
    fireEvent.pointerMove(failed(), touch(40));
    await rest();
    fireEvent.pointerDown(failed(), touch());
    fireEvent.pointerUp(failed(), touch());
    await rest();
    await expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.pointerDown(failed(), touch());
    fireEvent.pointerMove(failed(), touch(9));
    await menuIsOpen();
    await expect(fireEvent.touchEnd(failed())).toBe(false);
    await expect(onRetry).not.toHaveBeenCalled();
    await expect(screen.getByRole('menuitem', { name: said(chatRoomLabels).retry })).toBeVisible();
  },
});

const onReply = fn();
const reply = {
  menuEntries: () => [
    { text: 'Ответить', movesFocus: true, onSelect: () => onReply(document.activeElement) },
  ],
};

/** A line that leads the focus elsewhere is called when the menu is closed, and the message does not take it back. */
export const MovesFocus = meta.story({
  name: 'Menu that moves the focus',
  tags: ['proof', '!autodocs'],
  args: { list: reply },
  beforeEach: () => {
    onReply.mockReset();
    onReply.mockImplementation(() => document.querySelector('textarea')?.focus());
  },
  play: async ({ canvas, userEvent }) => {
    const text = 'Как насчёт выходных?';
    await waitFor(() => expect(fireEvent.contextMenu(bubbleOf(text))).toBe(false), { timeout: 8000 });
    await userEvent.click(within(await menuIsOpen()).getByRole('menuitem', { name: 'Ответить' }));
    const field = canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(onReply).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(field).toHaveFocus();
  },
});

const onChoose = fn();
const choices = {
  menuChoices: ({ senderId }: ChatMessage) =>
    senderId === 2
      ? {
          label: 'Реакция',
          options: [
            { value: 'heart', text: 'Сердце', icon: <span aria-hidden>❤️</span> },
            { value: 'laugh', text: 'Смех', icon: <span aria-hidden>😂</span> },
            { value: 'sad', text: 'Грусть', icon: <span aria-hidden>😢</span> },
          ],
          chosen: 'laugh',
          onChoose,
        }
      : undefined,
};

/** A row of choices above the lines: Left and Right go along it, Up and Down leave it, the chosen one takes itself back. */
export const Choices = meta.story({
  name: 'Menu with choices',
  args: { list: choices },
  beforeEach: () => void onChoose.mockReset(),
  play: async ({ userEvent, step }) => {
    const text = 'Тогда в субботу в 12 у главного входа?';
    await waitFor(() => expect(fireEvent.contextMenu(bubbleOf(text))).toBe(false), { timeout: 8000 });
    const menu = within(await menuIsOpen());
    const option = (name: string) => menu.getByRole('menuitemradio', { name });
    const copy = () => menu.getByRole('menuitem', { name: said(chatRoomLabels).copy });
    await step('the arrows go along the row and leave it', async () => {
      await expect(menu.getByRole('group', { name: 'Реакция' })).toBeVisible();
      await expect(option('Смех')).toHaveAttribute('aria-checked', 'true');
      await waitFor(() => expect(copy()).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(option('Грусть')).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(option('Сердце')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(copy()).toHaveFocus());
    });
    await step('the chosen one is taken back', async () => {
      await userEvent.click(option('Смех'));
      await waitFor(() => expect(onChoose.mock.calls).toEqual([[undefined]]));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('there is none on one’s own message', async () => {
      await waitFor(() => expect(fireEvent.contextMenu(bubbleOf('Как насчёт выходных?'))).toBe(false));
      const own = within(await menuIsOpen());
      await expect(own.queryAllByRole('menuitemradio')).toHaveLength(0);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});
