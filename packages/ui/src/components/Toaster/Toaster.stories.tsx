import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { toasterLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { Button } from '../../primitives/Button';
import { IskraProvider } from '../../theme/IskraProvider';
import { portraitOf } from '#storybook/portraits';
import { createToaster } from './createToaster';
import { Toaster } from './Toaster';
import { toast } from './toast';
import type { ToastOptions } from './ToastOptions';
import { toasterGuide } from './Toaster.guide';
import { announced } from '../../test/announced';

const onSelect = fn((event: { preventDefault: () => void }) => event.preventDefault());
const message: ToastOptions = {
  type: 'message',
  title: 'Анна',
  text: 'Тогда в субботу в 12 у входа?',
  avatar: portraitOf('anna'),
  link: { href: '/messages/7', label: 'Ответить', onSelect },
};
const kinds: ToastOptions[] = [
  message,
  { type: 'like', title: 'Новая симпатия', text: 'Откройте, чтобы посмотреть' },
  { type: 'premium', title: 'Премиум подключён', text: 'На 30 дней, до 3 июля' },
];

interface ShowProps {
  toasts: ToastOptions[];
  queue?: ToastOptions[];
  duration?: number;
}

/** Buttons that show toasts one by one, and what they show at the start. */
function Show({ toasts, queue = [], duration }: ShowProps) {
  const [toaster] = useState(() => {
    const made = createToaster();
    toasts.forEach((toast) => made.show({ duration: Infinity, ...toast }));
    return made;
  });
  const [next, setNext] = useState(0);
  const handleShow = () => {
    const toast = queue[next];
    if (toast) toaster.show(toast);
    setNext(next + 1);
  };
  return (
    <div style={{ minBlockSize: 320 }}>
      <Button variant="secondary" onClick={handleShow}>
        Показать
      </Button>
      <Toaster toaster={toaster} duration={duration} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Feedback/Toaster',
  component: shownBy<ShowProps>(Toaster),
  render: (args) => <Show {...args} />,
  argTypes: { toasts: ofTheFrame, queue: ofTheFrame },
  parameters: { guide: toasterGuide },
  args: { toasts: kinds },
  beforeEach: () => void onSelect.mockClear(),
});

export const Playground = meta.story({
  args: { toasts: [], queue: Array.from({ length: 30 }, (_, at) => kinds[at % kinds.length] ?? message) },
});

export const ThreeKinds = meta.story({
  tags: ['visual'],
  parameters: { visual: { element: 'body' } },
});
export const AppKinds = meta.story({
  args: {
    toasts: [
      { type: 'success', title: 'Сохранено' },
      { type: 'error', title: 'Не отправлено', text: 'Нет соединения' },
      { type: 'info', title: 'Платёж на проверке' },
    ],
  },
});
export const LongText = meta.story({
  args: {
    toasts: [
      {
        ...message,
        avatar: null,
        title: 'Константинопольская '.repeat(4),
        text: 'Тогда в субботу? '.repeat(20),
      },
    ],
  },
});
/** Where the first line says more than a name, the initials are still the sender's. */
export const InitialsOfTheSender = meta.story({
  tags: ['proof', '!autodocs'],
  args: {
    toasts: [
      { ...message, avatar: null, avatarName: 'Анна Смирнова', title: 'Новое сообщение' },
      { ...message, avatar: null, title: 'Олег Петров' },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('АС')).toBeVisible();
    await expect(screen.getByText('ОП')).toBeVisible();
  },
});
const onUndo = fn();
const removed: ToastOptions = {
  type: 'info',
  title: 'Диалог с Анной удалён вместе со всеми сообщениями',
  action: { label: 'Вернуть', onSelect: onUndo },
};
/** What can be done about it is a button; the toast goes when it is pressed. */
export const WithAction = meta.story({
  tags: ['visual-ru'],
  parameters: { visual: { element: 'body' } },
  args: { toasts: [removed, { ...message, action: { label: 'Не сейчас', onSelect: onUndo } }] },
});
export const ActionPressed = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'The action does its deed once and closes, unless the deed keeps the toast',
  args: {
    toasts: [
      removed,
      {
        ...removed,
        title: 'Ещё раз?',
        action: { label: 'Ещё', onSelect: (event) => event.preventDefault() },
      },
    ],
  },
  beforeEach: () => void onUndo.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await expect(second).toHaveAttribute('data-state', 'open');
  },
});

/** One toast follows work from its start to its end. */
export const Promised = meta.story({
  name: 'Follows a promise',
  render: function Promised() {
    const [end, setEnd] = useState<{ succeed: () => void; fail: (reason: Error) => void }>();
    const handleStart = () =>
      void toast.promise(
        () => new Promise<void>((succeed, fail) => setEnd({ succeed, fail })),
        {
          loading: 'Отправляем фото',
          success: 'Фото отправлено',
          error: (reason) => ({ title: 'Фото не отправлено', text: (reason as Error).message }),
        },
        { id: 'photo', toasterId: 'promised' },
      );
    return (
      <div style={{ minBlockSize: 240, display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'start' }}>
        <Button onClick={handleStart}>Отправить</Button>
        <Button variant="secondary" onClick={() => end?.succeed()}>
          Удалось
        </Button>
        <Button variant="secondary" onClick={() => end?.fail(new Error('Нет соединения'))}>
          Не удалось
        </Button>
        <Toaster toasterId="promised" />
      </div>
    );
  },
  beforeEach: () => () => toast.dismiss(),
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Отправить');
    await expect(canvas.getByRole('listitem')).toHaveAttribute('data-type', 'loading');
    await announced('Отправляем фото');
    await press('Удалось');
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveAttribute('data-type', 'success'));
    await announced('Фото отправлено');
    await press('Отправить');
    await press('Не удалось');
    await announced('Фото не отправлено. Нет соединения', 'assertive');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Нет соединения');
  },
});
/** Each place of a page may have toasts of its own. */
export const SeveralToasters = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'A toast goes to the toaster of its id [B7.13]',
  render: () => (
    <>
      <Toaster toasterId="start" aria-label="Слева" style={{ insetInlineEnd: 'auto', insetInlineStart: 0 }} />
      <Toaster toasterId="end" aria-label="Справа" />
    </>
  ),
  beforeEach: () => () => toast.dismiss(),
  play: async ({ canvas }) => {
    toast('Пришло', { toasterId: 'end', duration: Infinity });
    const end = canvas.getByRole('region', { name: 'Справа' });
    await waitFor(() => expect(end).toHaveTextContent('Пришло'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** Announces and drops the oldest. */
export const AnnouncesAndDropsTheOldest = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Announced, oldest dropped [TOA-02]',
  args: {
    toasts: kinds,
    queue: [{ type: 'error', title: 'Не отправлено', text: 'Нет соединения' }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText('Анна')).toBeNull();
    await announced('Не отправлено. Нет соединения', 'assertive');
  },
});
/** A title that ends a sentence itself gets no second mark. */
export const TitleWithAMark = meta.story({
  tags: ['proof', '!autodocs'],
  args: { toasts: [], queue: [{ type: 'success', title: 'Match mit Lena!', text: 'Ihr gefallt einander.' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await announced('Match mit Lena! Ihr gefallt einander.');
  },
});
// [TOA-02]
export const ClosesByItself = meta.story({
  name: 'Closes by itself',
  args: { toasts: [], queue: [{ type: 'success', title: 'Сохранено' }], duration: 400 },
  play: async ({ canvas, userEvent }) => {
    const since = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    const toast = canvas.getByRole('listitem');
    await expect(toast).toHaveTextContent('Сохранено');
    await announced('Сохранено');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(performance.now() - since).toBeGreaterThan(400);
  },
});
export const ByPointer = meta.story({
  args: { toasts: [message] },
  play: async ({ canvas, userEvent }) => {
    const toast = canvas.getByRole('listitem');
    await userEvent.click(canvas.getByRole('link', { name: 'Ответить' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
});
export const ByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  args: { toasts: [message] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Показать' });
    const toast = canvas.getByRole('listitem');
    opener.focus();
    const region = canvas.getByRole('region', { name: said(toasterLabels).region });
    await waitFor(async () => {
      await userEvent.keyboard('{F8}');
      await expect(region).toHaveFocus();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ответить' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: said(toasterLabels).close('Анна') })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});
export const SweptAside = meta.story({
  tags: ['proof', '!autodocs'],
  args: { toasts: [message] },
  play: async ({ canvas }) => {
    const toast = canvas.getByRole('listitem');
    const at = (clientX: number) => ({ clientX, clientY: 40, pointerId: 1, button: 0 });
    await fireEvent.pointerDown(toast, at(100));
    await fireEvent.pointerMove(toast, at(150));
    await fireEvent.pointerUp(toast, at(150));
    await expect(toast).toHaveAttribute('data-state', 'open');
    await fireEvent.pointerDown(toast, at(100));
    await fireEvent.pointerMove(toast, at(200));
    await fireEvent.pointerUp(toast, at(200));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
});

/** When one is gone the others slide into its place by transform. */
export const TheOthersSlideUp = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Others slide up [B7.10]',
  render: function Moving() {
    return (
      <IskraProvider scoped theme="light" motion="system">
        <Show toasts={kinds} />
      </IskraProvider>
    );
  },
  beforeEach: () => {
    const ask = window.matchMedia.bind(window);
    const asked = spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = ask(query);
      if (query.includes('reduced-motion')) Object.defineProperty(list, 'matches', { value: false });
      return list;
    });
    return () => asked.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const animate = spyOn(Element.prototype, 'animate');
    try {
      await userEvent.click(canvas.getByRole('button', { name: said(toasterLabels).close('Анна') }));
      await waitFor(() => expect(canvas.queryByText('Анна')).toBeNull());
      const moves = animate.mock.calls.map(([frames]) => JSON.stringify(frames));
      await expect(moves).toHaveLength(2);
      await expect(moves[0]).toMatch(/translateY\(\d+(\.\d+)?px\)/);
    } finally {
      animate.mockRestore();
    }
  },
});

/** An error stays until it is closed, so its button must be there in a window of 320 px too. */
export const LongTitleOnAPhone = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'A long title takes two lines and leaves the close button in the window [B7.5]',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    toasts: [
      { type: 'error', title: 'Сообщение не отправлено: нет соединения с сервером, попробуйте ещё раз' },
      { type: 'error', title: 'Константинопольская'.repeat(3) },
    ],
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', {
      name: said({ ru: /^Закрыть уведомление/, en: /^Close notification/ }),
    }))
      await expect(button.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
    const title = canvas.getByText(/^Сообщение не отправлено/, { selector: '[data-part=title]' });
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(Math.round(title.offsetHeight / lineHeight)).toBe(2);
  },
});

/** Under the AppShell's header on a phone, unless the page says where its own header ends. */
export const BelowAnyHeader = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'A page with another header says where toasts begin [B7.11]',
  globals: { viewport: { value: 'phone390' } },
  args: { toasts: [message] },
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: said(toasterLabels).region });
    await expect(region.getBoundingClientRect().top).toBe(64);
    canvasElement.style.setProperty('--iskra-toast-top', '136px');
    await expect(region.getBoundingClientRect().top).toBe(136);
  },
});

export const SweptUp = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Swept up it is gone, as swept aside; down it goes back [B7.6]',
  args: { toasts: [message] },
  play: async ({ canvas }) => {
    const toast = canvas.getByRole('listitem');
    const at = (clientY: number) => ({ clientX: 100, clientY, pointerId: 1, button: 0 });
    await fireEvent.pointerDown(toast, at(100));
    await fireEvent.pointerMove(toast, at(180));
    await expect(toast.style.transform).toBe('');
    await fireEvent.pointerMove(toast, at(70));
    await fireEvent.pointerUp(toast, at(70));
    await expect(toast).toHaveAttribute('data-state', 'open');
    await fireEvent.pointerDown(toast, at(100));
    await fireEvent.pointerMove(toast, at(50));
    await expect(toast.style.transform).toContain('-50px');
    await fireEvent.pointerUp(toast, at(50));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
});

export const ClosesSoonerOnAPhone = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Without a duration given it closes after two seconds on a phone [TOA-02]',
  globals: { viewport: { value: 'mobile1' } },
  args: { toasts: [], queue: [{ type: 'success', title: 'Сохранено' }] },
  play: async ({ canvas, userEvent }) => {
    const since = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull(), { timeout: 8000 });
    await expect(performance.now() - since).toBeGreaterThan(2000);
    await expect(performance.now() - since).toBeLessThan(2900);
  },
});
