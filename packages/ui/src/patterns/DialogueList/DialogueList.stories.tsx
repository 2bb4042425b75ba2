import { MessageCircle, Star, Trash2 } from '../../icons/icons';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { useLiveDeeds } from '#storybook/live/useLiveDeeds';
import { pressDeed } from '#storybook/live/pressDeed';
import preview from '#storybook/preview';
import { dialogueListLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { Avatar } from '../../primitives/Avatar';
import { IconButton } from '../../primitives/IconButton';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { passerBy, portraitOf } from '#storybook/portraits';
import { DialogueList } from './DialogueList';
import type { DialogueItem, DialogueListProps } from './DialogueListProps';
import { dialogueListDeeds } from './DialogueList.live';
import { dialogueListGuide } from './DialogueList.guide';
import { announced } from '../../test/announced';

const portraits = [
  ...[portraitOf('anna'), portraitOf('yulia'), portraitOf('olga'), portraitOf('rita')],
  ...[passerBy(13), passerBy(5)],
];
const now = new Date(2025, 5, 12, 15, 0);
const at = (day: number, hour = 9, minute = 0) => new Date(2025, 5, day, hour, minute).toISOString();
const dialogue = (id: number, name: string, rest: Partial<DialogueItem>): DialogueItem => ({
  id,
  href: `#/messages/${id}`,
  name,
  avatar: portraits[id - 1] ?? null,
  online: id < 4,
  unread: 0,
  ...rest,
});
const items = [
  dialogue(1, 'Анна', { lastText: 'Тогда в субботу в 12 у главного входа?', time: at(12, 14, 32) }),
  dialogue(2, 'Юлия', { lastText: 'Спасибо, посмотрю обязательно', isOwnLast: true, time: at(12, 13, 5) }),
  dialogue(3, 'Ольга', { lastText: 'Хорошо, до завтра', unread: 1, time: at(12, 11, 48) }),
  dialogue(4, 'Рита', { lastText: 'Я как раз из тех, кто читает субтитры', time: at(11) }),
  dialogue(5, 'Полина', { draft: 'А как зовут', time: at(11) }),
  dialogue(6, 'Екатерина', { failed: true, lastText: 'Ау', isOwnLast: true, time: at(9) }),
  dialogue(7, 'Дарья', { avatar: null, lastText: null }),
];
const many = Array.from({ length: 1000 }, (_, index) =>
  dialogue(index + 1, `Собеседница ${index + 1}`, { avatar: null, lastText: 'Привет', time: at(2) }),
);

type ListProps = Partial<DialogueListProps> & { width?: number };

type Rows = readonly DialogueItem[];

/** The lowest row has a new message, and is the highest. */
function received(rows: Rows): Rows {
  const lowest = rows.at(-1);
  if (!lowest) return rows;
  const lastText = 'Я уже выхожу';
  const news = { lastText, unread: lowest.unread + 1, time: now.toISOString(), isOwnLast: false };
  return [{ ...lowest, draft: undefined, failed: false, ...news }, ...rows.slice(0, -1)];
}

const failed = ([first, ...rest]: Rows): Rows => (first ? [{ ...first, failed: true }, ...rest] : []);

/** What the Live panel made of the rows and the connection. */
function useLiveList(given: Rows, isOfflineByArgs: boolean) {
  const [happened, setHappened] = useState<readonly ((rows: Rows) => Rows)[]>([]);
  const [isOfflineByPanel, setOffline] = useState<boolean>();
  const isOffline = isOfflineByPanel ?? isOfflineByArgs;
  const rows = happened.reduce((before, change) => change(before), given);
  const happens = (change: (rows: Rows) => Rows) => () => setHappened((before) => [...before, change]);
  useLiveDeeds(dialogueListDeeds, {
    ...{ isOffline, setOffline },
    hasRows: rows.length > 0,
    receive: happens(received),
    fail: happens(failed),
  });
  return { rows, isOffline };
}

function List(props: ListProps) {
  const { width = 340, ...rest } = props;
  const { rows, isOffline } = useLiveList(props.items ?? items, props.offline ?? false);
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: 620 }}>
      <DialogueList now={now} {...rest} items={rows} offline={isOffline} />
    </div>
  );
}

const onSelect = fn((_id: DialogueItem['id'], event: React.MouseEvent) => event.preventDefault());
const meta = preview.meta({
  title: 'Patterns/DialogueList',
  component: shownBy<ListProps>(DialogueList),
  render: (args) => <List {...args} />,
  argTypes: { width: ofTheFrame },
  parameters: { guide: dialogueListGuide },
  args: { onSelect },
  beforeEach: () => void onSelect.mockClear(),
});

export const Playground = meta.story({ args: { width: 340, selectedId: 1, offline: false } });

/** One row, one link, named in one sentence. */
export const Ready = meta.story({
  tags: ['proof', '!autodocs', 'visual-ru', 'visual-rtl'],
  name: 'Ready [CHT-01]',
  args: { selectedId: 1 },
  play: async ({ canvas }) => {
    const olga = canvas.getByRole('link', {
      name: said({
        ru: /^Ольга\s?, в сети, непрочитанных: 1, последнее сообщение: Хорошо, до завтра\s?, 11:48$/,
        en: /^Ольга\s?, online, 1 unread, last message: Хорошо, до завтра\s?, 11:48$/,
      }),
    });
    await expect(olga).toHaveAttribute('href', '#/messages/3');
    await expect(canvas.getByRole('link', { name: /^Анна/ })).toHaveAttribute('aria-current', 'page');
    await expect(
      canvas.getByRole('link', {
        name: said({ ru: /^Дарья\s?, Нет сообщений/, en: /^Дарья\s?, No messages/ }),
      }),
    ).toBeVisible();
  },
});

// [CHT-01]
/** A press and Enter select; arrows go from row to row. */
export const ByPointerAndKeys = meta.story({
  name: 'By pointer and keys',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Юлия'));
    await expect(onSelect).toHaveBeenLastCalledWith(2, expect.anything(), expect.objectContaining({ id: 2 }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Ольга/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Дарья/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Екатерина/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith(6, expect.anything(), expect.objectContaining({ id: 6 }));
  },
});

export const OneTabStop = meta.story({
  args: { selectedId: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Ольга/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('navigation')).not.toContainElement(document.activeElement as HTMLElement);
  },
});

/** Of a thousand rows only those in view are there. */
export const AThousand = meta.story({
  name: 'A thousand rows',
  args: { items: many },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Собеседница 1\s?,/ })).toBeVisible();
    await expect(canvas.getAllByRole('link').length).toBeLessThan(40);
    canvas.getByRole('navigation').scrollTop = 40_000;
    const middle = await canvas.findByRole('link', { name: /^Собеседница 502\s?,/ });
    await expect(middle).toBeVisible();
    const place = middle.closest('li');
    await expect(place).toHaveAttribute('aria-posinset', '502');
    await expect(place).toHaveAttribute('aria-setsize', '1000');
    await expect(canvas.getAllByRole('link').length).toBeLessThan(40);
  },
});

/** Letters go to a name, also to one that is not drawn; so does End. */
export const ByLetters = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'By letters [B5.3]',
  args: {
    items: [
      ...many.slice(0, 800),
      dialogue(2000, 'Яна', { lastText: 'Привет', time: at(2) }),
      ...many.slice(800),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Собеседница 1\s?,/ });
    await userEvent.tab();
    await userEvent.keyboard('я');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Яна/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Собеседница 1000/ })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Собеседница 1\s?,/ })).toHaveFocus());
  },
});

function Receiving() {
  const [shown, setShown] = useState(items);
  const receive = () =>
    setShown((before) => {
      const polina = before.find(({ id }) => id === 5) as DialogueItem;
      return [
        { ...polina, draft: undefined, lastText: 'Новое', unread: 1 },
        ...before.filter((item) => item !== polina),
      ];
    });
  return (
    <>
      <button type="button" onClick={receive}>
        Пришло
      </button>
      <List items={shown} onSelect={onSelect} />
    </>
  );
}
const order = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('link').map((link) => link.dataset['id']);

/** A new message moves its row to the top, but not under a pressed pointer or a focused row. */
export const MovesUp = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Moves up [B5.4]',
  render: () => <Receiving />,
  play: async ({ canvas, userEvent }) => {
    const receive = () => canvas.getByRole('button', { name: 'Пришло' }).click();
    const first = canvas.getByRole('link', { name: /^Анна/ });
    await fireEvent.pointerDown(first);
    receive();
    await expect(await canvas.findByText('Новое')).toBeVisible();
    await expect(order(canvas).at(0)).toBe('1');
    await fireEvent.pointerUp(first);
    await waitFor(() => expect(order(canvas).at(0)).toBe('5'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Полина/ })).toHaveFocus();
  },
});

// [B5.4]
/** While a row has the keyboard the order waits. */
export const KeepsUnderTheKeyboard = meta.story({
  name: 'Waits for the keyboard',
  render: () => <Receiving />,
  play: async ({ canvas, userEvent }) => {
    const receive = canvas.getByRole('button', { name: 'Пришло' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Анна/ })).toHaveFocus();
    receive.click();
    await expect(await canvas.findByText('Новое')).toBeVisible();
    await expect(order(canvas).at(0)).toBe('1');
    await userEvent.tab();
    await waitFor(() => expect(order(canvas).at(0)).toBe('5'));
  },
});

// [B5.20]
/** The row that one comes back from takes the focus. */
export const Returned = meta.story({
  name: 'Returned',
  args: { returnFocusTo: 4 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Рита/ })).toHaveFocus());
  },
});

export const Offline = meta.story({
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said(dialogueListLabels).offline)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { items: [], loading: true },
  play: async () => {
    await announced(said(dialogueListLabels).loading);
  },
});
export const Empty = meta.story({
  args: { items: [], emptySlot: <EmptyState icon={<MessageCircle />} title="Диалогов пока нет" /> },
});
export const Failed = meta.story({ args: { items: [], errorSlot: <ErrorState onRetry={fn()} /> } });
export const LongText = meta.story({
  args: {
    width: 320,
    items: [
      dialogue(1, 'Александра-Вильгельмина Константинопольская', {
        lastText: 'Очень длинный текст, который не помещается в строку',
        unread: 120,
        time: new Date(2023, 4, 2).toISOString(),
      }),
    ],
  },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const English = meta.story({ tags: ['visual-en'], globals: { locale: 'en' } });

/** Names and texts in another script stand at the side of the interface, by their portrait. */
export const RightToLeftRow = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'From right to left name and text stay by the avatar',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    for (const words of ['Анна', 'Тогда в субботу в 12 у главного входа?']) {
      const text = canvas.getByText(words);
      const range = document.createRange();
      range.selectNodeContents(text.firstChild ?? text);
      const avatar = text.closest('a')?.firstElementChild?.getBoundingClientRect();
      await expect(Math.round((avatar?.left ?? 0) - range.getBoundingClientRect().right)).toBeLessThanOrEqual(
        14,
      );
    }
  },
});

export const LargeText = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'With text twice as large no row lies on another, and no line on another line',
  globals: { text: 'double' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
      const [name, text] = [link.querySelector('b'), link.querySelector('b + span')];
      await expect(name?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        (text?.getBoundingClientRect().top ?? 0) + 1,
      );
    }
    for (const [at, link] of links.entries())
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        links[at - 1]?.getBoundingClientRect().bottom ?? 0,
      );
  },
});

/** Each button of the Live panel, pressed. */
export const Live = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('writes: the lowest row moves up', async () => {
      await pressDeed('writes');
      await waitFor(() => expect(order(canvas).at(0)).toBe('7'));
      await expect(canvas.getByText('Я уже выхожу')).toBeVisible();
    });
    await step('sending fails: the highest row says so', async () => {
      await pressDeed('fails');
      await waitFor(() =>
        expect(canvas.getAllByRole('link')[0]).toHaveTextContent(said(dialogueListLabels).failed),
      );
    });
    await step('cut and restored: the list says so', async () => {
      await pressDeed('cut');
      await announced(said(dialogueListLabels).offline);
      await pressDeed('restored');
      await waitFor(() => expect(canvas.queryByText(said(dialogueListLabels).offline)).toBeNull());
    });
  },
});

/** A conversation of somebody's own, with what only they know of it. */
interface PinnedDialogue extends DialogueItem {
  readonly isPinned: boolean;
}

const pinned: readonly PinnedDialogue[] = items.map((item, at) => ({ ...item, isPinned: at === 0 }));
const onArchive = fn<(item: PinnedDialogue) => void>();
const rowSlots = {
  renderAvatar: ({ name, avatar }: PinnedDialogue) => (
    <Avatar src={avatar ?? null} name={name} size={52} decorative style={{ borderRadius: 12 }} />
  ),
  renderMeta: ({ isPinned }: PinnedDialogue) =>
    isPinned && (
      <span role="img" aria-label="Закреплён">
        <Star size={16} />
      </span>
    ),
  renderEnd: (item: PinnedDialogue) => (
    <IconButton label={`Убрать: ${item.name}`} onClick={() => onArchive(item)}>
      <Trash2 />
    </IconButton>
  ),
};

/** Conversations of the caller's own type come back in the slots: portrait, the mark after the time, the row's end. */
export const OwnConversations = meta.story({
  name: 'Slots for own conversations',
  render: () => (
    <div style={{ inlineSize: 380, maxInlineSize: '100%', blockSize: 620 }}>
      <DialogueList items={pinned} selectedId={3} now={now} {...rowSlots} />
    </div>
  ),
  beforeEach: () => void onArchive.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Закреплён')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Анна' }));
    await expect(onArchive.mock.calls).toEqual([[pinned[0]]]);
    const link = canvas.getByRole('link', { name: /^Анна/ });
    await expect(link).not.toContainElement(canvas.getByRole('button', { name: 'Убрать: Анна' }));
  },
});
