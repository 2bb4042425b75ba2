import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
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

export interface DialogueListProps extends Omit<
  ComponentPropsWithoutRef<'nav'>,
  'children' | 'onSelect' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'onPointerDown'
> {
  /** The conversations, newest first. */
  items: readonly DialogueItem[];
  /** The open conversation. */
  selectedId?: DialogueItem['id'] | null | undefined;
  /** A row was pressed; a router can take over with `preventDefault`. */
  onSelect?: ((id: DialogueItem['id'], event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Nothing is known yet. @default false */
  loading?: boolean | undefined;
  /** There is no connection: says so above the rows. @default false */
  offline?: boolean | undefined;
  /** The row that takes the focus when the list appears: the conversation that one comes back from. */
  returnFocusTo?: DialogueItem['id'] | undefined;
  /** In place of the rows when there are none. */
  emptySlot?: ReactNode | undefined;
  /** In place of the rows when they could not be loaded. */
  errorSlot?: ReactNode | undefined;
  /** Under the last row, such as what loads more. */
  endSlot?: ReactNode | undefined;
  /** The present, for 'yesterday'. @default the time of mounting */
  now?: Date | undefined;
  /** Of the days and hours shown, such as 'Europe/Moscow'; a server draws them as the reader's browser will. @default the provider's, else that of the machine */
  timeZone?: string | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<DialogueListLabels> | undefined;
}
