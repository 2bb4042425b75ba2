import { MessageCircle } from '../../icons/icons';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { storyPortrait } from '../storyPortrait';
import { DialogueList } from './DialogueList';
import type { DialogueItem, DialogueListProps } from './DialogueListProps';
import { dialogueListGuide } from './DialogueList.guide';

const now = new Date(2025, 5, 12, 15, 0);
const at = (day: number, hour = 9, minute = 0) => new Date(2025, 5, day, hour, minute).toISOString();
const dialogue = (id: number, name: string, rest: Partial<DialogueItem>): DialogueItem => ({
  id,
  href: `#/messages/${id}`,
  name,
  avatar: storyPortrait(id),
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

function List(props: Partial<DialogueListProps> & { width?: number }) {
  const { width = 340, ...rest } = props;
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: 620 }}>
      <DialogueList items={items} now={now} {...rest} />
    </div>
  );
}

const onSelect = fn((_id: DialogueItem['id'], event: React.MouseEvent) => event.preventDefault());
const meta = preview.meta({
  title: 'Patterns/DialogueList',
  component: List,
  parameters: { guide: dialogueListGuide },
  args: { onSelect },
  beforeEach: () => void onSelect.mockClear(),
});

export const Ready = meta.story({
  tags: ['proof', '!autodocs', 'visual-ru', 'visual-rtl'],
  name: 'One row, one link, named in one sentence [CHT-01]',
  args: { selectedId: 1 },
  play: async ({ canvas }) => {
    const olga = canvas.getByRole('link', {
      name: /^Ольга\s?, в сети, непрочитанных: 1, последнее сообщение: Хорошо, до завтра\s?, 11:48$/,
    });
    await expect(olga).toHaveAttribute('href', '#/messages/3');
    await expect(canvas.getByRole('link', { name: /^Анна/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /^Дарья\s?, Нет сообщений/ })).toBeVisible();
  },
});

export const ByPointerAndKeys = meta.story({
  name: 'A press and Enter select; arrows go from row to row [CHT-01]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Юлия'));
    await expect(onSelect).toHaveBeenLastCalledWith(2, expect.anything());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Ольга/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Дарья/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Екатерина/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith(6, expect.anything());
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

export const AThousand = meta.story({
  name: 'Of a thousand rows only those in view are there',
  args: { items: many },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Собеседница 1\s?,/ })).toBeVisible();
    await expect(canvas.getAllByRole('link').length).toBeLessThan(40);
  },
});

export const ByLetters = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Letters go to a name, also to one that is not drawn; so does End [B5.3]',
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

export const MovesUp = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'A new message moves its row to the top, but not under a pressed pointer or a focused row [B5.4]',
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

export const KeepsUnderTheKeyboard = meta.story({
  name: 'While a row has the keyboard the order waits [B5.4]',
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

export const Returned = meta.story({
  name: 'The row that one comes back from takes the focus [B5.20]',
  args: { returnFocusTo: 4 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Рита/ })).toHaveFocus());
  },
});

export const Offline = meta.story({
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Нет связи');
  },
});

export const Playground = meta.story({ args: { width: 340, selectedId: 1, offline: false } });

export const Loading = meta.story({
  args: { items: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем диалоги');
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
