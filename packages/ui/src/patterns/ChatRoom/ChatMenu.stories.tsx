import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { afterMount } from '#storybook/afterMount';
import preview from '#storybook/preview';
import { alertDialogLabels, chatMenuLabels, chatRoomLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { chatRoomGuide } from './ChatRoom.guide';
import { ChatMenu, type ChatMenuProps } from './ChatMenu';

const meta = preview.meta({
  title: 'Patterns/ChatMenu',
  component: ChatMenu,
  parameters: { guide: chatRoomGuide },
  args: { name: 'Анна', onDelete: fn() },
});

export const Playground = meta.story({ args: { onReport: fn(), onBlock: fn() } });

/** It has no prop to begin open with: its lines are loaded by the first press. So a press opens it. */
export const Open = meta.story({
  args: { onReport: fn(), onBlock: fn() },
  decorators: [afterMount((root) => root.querySelector('button')?.click())],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
});

/** The conversation goes only after a question that names the person. */
export const Deleting = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Deleting [B5.22]',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: said(chatMenuLabels).actions('Анна') });
    await userEvent.click(button);
    await userEvent.click(
      await screen.findByRole('menuitem', { name: said(chatMenuLabels).delete }, { timeout: 12_000 }),
    );
    const dialog = await screen.findByRole(
      'alertdialog',
      { name: said(chatMenuLabels).question('Анна') },
      { timeout: 12_000 },
    );
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: said(alertDialogLabels).cancel }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: said(chatMenuLabels).actions('Анна') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: said(chatMenuLabels).delete }));
    const again = await screen.findByRole('alertdialog');
    await waitFor(() => expect(again).toBeVisible());
    await userEvent.click(within(again).getByRole('button', { name: said(chatRoomLabels).delete }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    await waitFor(() => expect(again).not.toBeInTheDocument());
  },
});

/** A room that closes with its conversation: the list beside it takes the focus. */
function ClosingRoom({ onDelete, ...args }: ChatMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(true);
  const handleDelete = () => {
    void onDelete?.();
    setOpen(false);
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Сообщения">
        <li>Ольга</li>
      </ul>
      {isOpen && <ChatMenu {...args} onDelete={handleDelete} fallbackFocus={list} />}
    </>
  );
}

/** The menu goes with its conversation: the focus goes where the caller says. */
export const FocusAfterwards = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Focus afterwards [B5.22]',
  render: (args) => <ClosingRoom {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(chatMenuLabels).actions('Анна') }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: said(chatMenuLabels).delete }, { timeout: 12_000 }),
    );
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 12_000 });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: said(chatRoomLabels).delete }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
  },
});

/** By keys, Enter or the arrow down: the first line has the focus, Esc gives it back. */
export const ByKeys = meta.story({
  tags: ['proof', '!autodocs'],
  args: { onBlock: fn() },
  name: 'By keys [B5.22]',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole(
      'menuitem',
      { name: said(chatMenuLabels).delete },
      { timeout: 12_000 },
    );
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: said(chatMenuLabels).actions('Анна') })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: said(chatMenuLabels).delete })).toHaveFocus(),
    );
    await screen.findByRole('menuitem', { name: said(chatMenuLabels).block });
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onBlock).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const Reporting = meta.story({
  tags: ['proof', '!autodocs'],
  args: { onReport: fn(), onBlock: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(chatMenuLabels).actions('Анна') }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: said(chatMenuLabels).report }, { timeout: 12_000 }),
    );
    await expect(args.onReport).toHaveBeenCalledOnce();
    await expect(args.onBlock).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const Blocked = meta.story({
  tags: ['proof', '!autodocs'],
  args: { onUnblock: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(chatMenuLabels).actions('Анна') }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: said(chatMenuLabels).unblock }, { timeout: 12_000 }),
    );
    await expect(args.onUnblock).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
export const English = meta.story({ globals: { locale: 'en' } });
