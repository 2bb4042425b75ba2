import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { alertDialogLabels, dialogLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { Button } from '../../primitives/Button';
import { AlertDialog } from './AlertDialog';
import { alertDialogGuide } from './AlertDialog.guide';

const meta = preview.meta({
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  parameters: { guide: alertDialogGuide, docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Удалить переписку?',
    description: 'Сообщения исчезнут только у вас. Новое сообщение вернёт переписку в список.',
    confirmText: 'Удалить',
    onConfirm: fn<() => void | Promise<unknown>>(),
    onOpenChange: fn(),
    trigger: <Button variant="danger">Удалить переписку</Button>,
  },
});

export const Playground = meta.story();
export const Open = meta.story({ args: { defaultOpen: true } });

/** The focus is on the way back; it names and describes itself; Esc gives the focus back. */
export const ByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Удалить переписку?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(/исчезнут только у вас/);
    await expect(screen.getByRole('button', { name: said(alertDialogLabels).cancel })).toHaveFocus();
    await expect(screen.queryByRole('button', { name: said(dialogLabels).close })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const Confirmed = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** A press outside does nothing. */
export const PressOutside = meta.story({
  tags: ['proof', '!autodocs'],
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const scrim = dialog.previousElementSibling as HTMLElement;
    await fireEvent.pointerDown(scrim, { button: 0, pointerType: 'mouse' });
    await fireEvent.click(scrim);
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
});

let finish: () => void = () => {};

/** Busy until the promise is kept; meanwhile nothing closes it. */
export const Busy = meta.story({
  args: { defaultOpen: true, onConfirm: fn(() => new Promise<void>((resolve) => (finish = resolve))) },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    const confirm = screen.getByRole('button', { name: 'Удалить' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('data-state', 'open');
    finish();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});
const mark = () => (history.state as { iskraOverlay?: string } | null)?.iskraOverlay;

/** While busy Back does nothing, however often; when that is over, nothing of it is left. */
export const BusyAtBack = meta.story({
  tags: ['proof', '!autodocs'],
  args: Busy.input.args,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(mark()).toBeTruthy());
    const own = mark();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    for (let press = 0; press < 2; press += 1) {
      const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await isBack;
      await expect(mark()).toBe(own);
      await expect(dialog).toHaveAttribute('data-state', 'open');
    }
    finish();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(mark()).toBeUndefined());
  },
});

export const LeftByBack = meta.story({
  tags: ['proof', '!autodocs'],
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(mark()).toBeTruthy());
    history.back();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const Failed = meta.story({
  args: { defaultOpen: true, error: 'Удалить не получилось. Проверьте связь.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Удалить не получилось');
  },
});
export const Plain = meta.story({
  args: {
    defaultOpen: true,
    tone: 'plain',
    title: 'Выйти?',
    description: 'Черновики останутся.',
    confirmText: 'Выйти',
  },
});
export const LongTextSmall = meta.story({
  args: {
    defaultOpen: true,
    title: 'Удалить аккаунт и всё, что в нём есть, навсегда?',
    description: 'Фото, анкета, симпатии и совпадения исчезнут сразу. '.repeat(3),
    confirmText: 'Удалить аккаунт навсегда',
    cancelText: 'Оставить всё как есть',
  },
  globals: { viewport: { value: 'mobile1' } },
});
export const RightToLeft = meta.story({ args: { defaultOpen: true }, globals: { direction: 'rtl' } });
