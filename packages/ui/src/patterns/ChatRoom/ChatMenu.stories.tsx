import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { chatRoomGuide } from './ChatRoom.guide';
import { ChatMenu } from './ChatMenu';

const meta = preview.meta({
  title: 'Patterns/ChatRoom/ChatMenu',
  component: ChatMenu,
  parameters: { guide: chatRoomGuide },
  args: { name: 'Анна', onDelete: fn() },
});

export const Deleting = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'The conversation goes only after a question that names the person [B5.22]',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Действия: Анна' });
    await userEvent.click(button);
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Удалить переписку' }, { timeout: 12_000 }),
    );
    const dialog = await screen.findByRole(
      'alertdialog',
      { name: 'Анна: удалить переписку?' },
      { timeout: 12_000 },
    );
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Анна' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить переписку' }));
    const again = await screen.findByRole('alertdialog');
    await waitFor(() => expect(again).toBeVisible());
    await userEvent.click(within(again).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    await waitFor(() => expect(again).not.toBeInTheDocument());
  },
});

export const ByKeys = meta.story({
  tags: ['proof', '!autodocs'],
  args: { onBlock: fn() },
  name: 'By keys: the first line has the focus, Esc gives it back [B5.22]',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Удалить переписку' }, { timeout: 12_000 });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Действия: Анна' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Заблокировать и пожаловаться' });
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onBlock).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const Blocked = meta.story({
  tags: ['proof', '!autodocs'],
  args: { onUnblock: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Анна' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Разблокировать' }, { timeout: 12_000 }),
    );
    await expect(args.onUnblock).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
export const English = meta.story({ globals: { locale: 'en' } });
