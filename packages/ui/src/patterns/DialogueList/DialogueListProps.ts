import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import type { MotionProps } from '../../hooks/useMotion';
import type { DialogueListLabels } from './dialogueList.labels';

/** One conversation in the list. */
export interface DialogueItem {
  /** Tells the conversations apart. */
  readonly id: string | number;
  /** Where the row leads. */
  readonly href: string;
  /** The other's name. */
  readonly name: string;
  /** Address of the portrait. */
  readonly avatar?: string | null | undefined;
  /** Whether the other is online now. */
  readonly online: boolean;
  /** Nothing was said yet without it. */
  readonly lastText?: string | null | undefined;
  /** The last text is the member's own. */
  readonly isOwnLast?: boolean | undefined;
  /** ISO date and time of the last text. */
  readonly time?: string | undefined;
  // [CHT-01]
  /** Messages not read; the badge shows at 1 or more. */
  readonly unread: number;
  /** Text begun and not sent. */
  readonly draft?: string | undefined;
  /** Something the member wrote did not go out. */
  readonly failed?: boolean | undefined;
}

/** What a caller may add to rows; each function gets the conversation as it was given. Keep the functions stable. */
export interface DialogueSlots<Item extends DialogueItem> {
  /** In place of the portrait, 52 px. */
  renderAvatar?: ((item: Item) => ReactNode) | undefined;
  /** After the time, such as a pin; a part of the row's link. */
  renderMeta?: ((item: Item) => ReactNode) | undefined;
  /** At the row's end, beside its link: a button or a menu of its own. */
  renderEnd?: ((item: Item) => ReactNode) | undefined;
}

export interface DialogueListProps<Item extends DialogueItem = DialogueItem>
  extends
    Omit<
      ComponentPropsWithoutRef<'nav'>,
      'children' | 'onSelect' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'onPointerDown'
    >,
    DialogueSlots<Item>,
    MotionProps {
  /** The conversations, newest first, of the caller's own type. */
  items: readonly Item[];
  /** The open conversation. */
  selectedId?: Item['id'] | null | undefined;
  /** A row was pressed; a router can take over with `preventDefault`. */
  onSelect?: ((id: Item['id'], event: MouseEvent<HTMLAnchorElement>, item: Item) => void) | undefined;
  /** Nothing is known yet. @default false */
  loading?: boolean | undefined;
  /** There is no connection: says so above the rows. @default false */
  offline?: boolean | undefined;
  /** The row that takes the focus when the list appears: the conversation that one comes back from. */
  returnFocusTo?: Item['id'] | undefined;
  /** In place of the rows when there are none. */
  emptySlot?: ReactNode | undefined;
  /** In place of the rows when they could not be loaded. */
  errorSlot?: ReactNode | undefined;
  /** Under the last row, such as what loads more. */
  endSlot?: ReactNode | undefined;
  /** The present, for 'yesterday'. @default the day that it is, also past midnight */
  now?: Date | undefined;
  /** Of the days and hours shown, such as 'Europe/Moscow'; a server draws them as the reader's browser will. @default the provider's, else that of the machine */
  timeZone?: string | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<DialogueListLabels> | undefined;
}
