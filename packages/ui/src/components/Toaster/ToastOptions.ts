import type { MouseEvent } from 'react';

export type ToastType = 'message' | 'like' | 'premium' | 'success' | 'error' | 'info' | 'loading';

/** Where a toast leads; `onSelect` may prevent the default to use the app's router. */
export interface ToastLink {
  /** Address of the link. */
  href: string;
  /** Words of the link. */
  label: string;
  /** The link was pressed: for routers, which prevent its default. */
  onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** What a toast lets one do about it, such as taking it back. */
export interface ToastAction {
  /** Words of the button. */
  label: string;
  /** The button was pressed; the toast closes unless the default is prevented. */
  onSelect: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** What the caller says; the same `id` replaces an earlier toast. */
export interface ToastOptions {
  /** Tells the toasts apart: the same id replaces. */
  id?: string | undefined;
  /** What it tells of: drawing and colour follow. */
  type: ToastType;
  /** The first line. */
  title: string;
  /** The second line. */
  text?: string | undefined;
  /** Picture of the sender: an address, or null for the initials of `avatarName`. */
  avatar?: string | null | undefined;
  /** Whose picture it is, where the first line says more than a name. @default `title` */
  avatarName?: string | undefined;
  /** Where it leads. */
  link?: ToastLink | undefined;
  /** What can be done about it; with one it stays at least five seconds. */
  action?: ToastAction | undefined;
  /** Milliseconds until it closes by itself; Infinity keeps it. Errors and what is loading stay by default. */
  duration?: number | undefined;
}

/** A toast on the screen; `isLeaving` while it fades out. */
export interface Toast extends ToastOptions {
  /** Given by the caller, or made. */
  id: string;
  /** It is on its way out. */
  isLeaving: boolean;
  /** Grows with every replacement, so that it is announced again. */
  version: number;
}
