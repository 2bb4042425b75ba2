import type { MouseEvent } from 'react';

export type ToastType = 'message' | 'like' | 'premium' | 'success' | 'error' | 'info';

/** Where a toast leads; `onSelect` may prevent the default to use the app's router. */
export interface ToastLink {
  href: string;
  label: string;
  onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** What the caller says; the same `id` replaces an earlier toast. */
export interface ToastOptions {
  id?: string | undefined;
  type: ToastType;
  title: string;
  text?: string | undefined;
  /** Picture of the sender: an address, or null for initials of `title`. */
  avatar?: string | null | undefined;
  link?: ToastLink | undefined;
  /** Milliseconds until it closes by itself; Infinity keeps it. An error stays by default. */
  duration?: number | undefined;
}

/** A toast on the screen; `isLeaving` while it fades out. */
export interface Toast extends ToastOptions {
  id: string;
  isLeaving: boolean;
  /** Grows with every replacement, so that it is announced again. */
  version: number;
}
