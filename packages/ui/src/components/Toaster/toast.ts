import type { MouseEvent } from 'react';

export type ToastType = 'message' | 'like' | 'premium' | 'success' | 'error' | 'info';

/** Where a toast leads; `onSelect` may prevent the default to use the app's router. */
export interface ToastLink {
  /** Address of the link. */
  href: string;
  /** Words of the link. */
  label: string;
  /** The link was pressed: for routers, which prevent its default. */
  onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
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
  /** Picture of the sender: an address, or null for initials of `title`. */
  avatar?: string | null | undefined;
  /** Where it leads. */
  link?: ToastLink | undefined;
  /** Milliseconds until it closes by itself; Infinity keeps it. An error stays by default. */
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
