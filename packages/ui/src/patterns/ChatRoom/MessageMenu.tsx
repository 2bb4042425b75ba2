import type { RefObject } from 'react';
import { ActionMenu, type Action } from './ActionMenu';
import type { ListLabels } from './chatRoom.labels';
import type { AnyMessage } from './chatMessage';
import type { MessageListProps } from './MessageListProps';
import type { MenuTarget } from './menuTarget';

interface MessageMenuProps extends MenuTarget {
  labels: ListLabels;
  scroller: RefObject<HTMLElement | null>;
  onRetry: ((clientId: string) => void) | undefined;
  onDelete: ((clientId: string) => void) | undefined;
  menuEntries: MessageListProps<AnyMessage>['menuEntries'];
  menuChoices: MessageListProps<AnyMessage>['menuChoices'];
  onClose: () => void;
}

/** What can be done with a message: its addresses, copying, and for one that was not sent retry and delete. */
export function MessageMenu({ row, at, labels, scroller, onClose, ...acts }: MessageMenuProps) {
  const bubble = at.querySelector('[data-part]') ?? at;
  const place = bubble.getBoundingClientRect();
  const frame = scroller.current?.parentElement?.getBoundingClientRect() ?? place;
  const fromStart =
    getComputedStyle(at.parentElement ?? at).direction === 'rtl'
      ? frame.right - place.right
      : place.left - frame.left;
  return (
    <ActionMenu
      label={labels.messageActions}
      actions={actionsFor({ row, at }, labels, acts)}
      choices={acts.menuChoices?.(row.message)}
      align={row.side === 'own' ? 'end' : 'start'}
      onClose={onClose}
      returnTo={[{ current: at }, scroller]}
      trigger={
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          style={{
            position: 'absolute',
            insetBlockStart: place.top - frame.top,
            insetInlineStart: fromStart,
            inlineSize: place.width,
            blockSize: place.height,
            opacity: 0,
            pointerEvents: 'none',
          }}
        />
      }
    />
  );
}

function actionsFor(
  { row, at }: MenuTarget,
  labels: ListLabels,
  { onRetry, onDelete, menuEntries }: Pick<MessageMenuProps, 'onRetry' | 'onDelete' | 'menuEntries'>,
): Action[] {
  const { clientId, content, status } = row.message;
  const own = status === 'failed' && clientId !== undefined ? clientId : undefined;
  const addresses = Array.from(at.querySelectorAll('a'));
  return [
    ...(own && onRetry ? [{ text: labels.retry, onSelect: () => onRetry(own) }] : []),
    ...addresses.map(({ href, text }) => ({ text: labels.open(text.trim()), onSelect: () => open(href) })),
    { text: labels.copy, onSelect: () => copy(content) },
    ...(menuEntries?.(row.message) ?? []),
    ...(own && onDelete
      ? [{ text: labels.delete, tone: 'danger' as const, onSelect: () => onDelete(own) }]
      : []),
  ];
}

const open = (href: string) => void window.open(href, '_blank', 'noopener,noreferrer');

function copy(text: string): void {
  navigator.clipboard
    .writeText(text)
    .catch((error: unknown) => console.warn('The message was not copied', error));
}
