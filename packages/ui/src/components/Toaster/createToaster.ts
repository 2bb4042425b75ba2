import { createCountdown, type Countdown } from './createCountdown';
import type { Toast, ToastOptions } from './ToastOptions';

export interface ToasterOptions {
  // [TOA-02]
  /** Most toasts at a time; one more drops the oldest. @default 3 */
  limit?: number | undefined;
  /** Milliseconds until a toast closes, unless it says otherwise. @default 3000 */
  duration?: number | undefined;
  /** Milliseconds of the fade out. @default 120 */
  exitDuration?: number | undefined;
}

/** Why the timers stand still. */
export type PauseReason = 'hover' | 'focus' | 'hidden' | 'dialog';

/** Toasts outside React: show them from anywhere, one `<Toaster>` draws them. */
export interface ToasterStore {
  /** Shows a toast and returns its id; an id that is on the screen is replaced in its place. */
  show: (toast: ToastOptions) => string;
  /** Changes parts of a toast and starts its time anew; nothing happens for an unknown id. */
  update: (id: string, patch: Partial<Omit<ToastOptions, 'id'>>) => void;
  /** Fades a toast out. */
  dismiss: (id: string) => void;
  /** Closes all of them. */
  dismissAll: () => void;
  /** Calls back after every change until the returned function is called. */
  subscribe: (onChange: () => void) => () => void;
  /** Toasts on the screen, oldest first; the same array until something changes. */
  getSnapshot: () => readonly Toast[];
  /** Stops all timers until every reason has been resumed. */
  pause: (reason: PauseReason) => void;
  /** Takes one reason to pause away; time runs on when none is left. */
  resume: (reason: PauseReason) => void;
  /** Duration for toasts shown from now on, in milliseconds. */
  setDuration: (milliseconds: number) => void;
}

const withoutUndefined = <T extends object>(patch: T) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Counts the toasts of all stores, so that an id made for one is no other's. */
let made = 0;

/** Long enough to read it and reach its button. */
const timeToAct = 5000;

function usualDuration({ type, action }: ToastOptions, duration: number): number {
  if (type === 'error' || type === 'loading') return Infinity;
  return action ? Math.max(duration, timeToAct) : duration;
}

/** Makes a store of toasts; one per app, test or story. */
export function createToaster(options: ToasterOptions = {}): ToasterStore {
  const { limit = 3, exitDuration = 120 } = options;
  let duration = options.duration ?? 3000;
  let toasts: readonly Toast[] = [];
  const listeners = new Set<() => void>();
  const countdowns = new Map<string, Countdown>();
  const pauses = new Set<PauseReason>();

  const publish = (next: readonly Toast[]) => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };
  const startCountdown = (id: string, milliseconds: number, onEnd: () => void, canPause: boolean) => {
    countdowns.get(id)?.cancel();
    const countdown = createCountdown(milliseconds, onEnd);
    countdowns.set(id, countdown);
    if (canPause && pauses.size > 0) countdown.pause();
  };
  const remove = (id: string) => {
    countdowns.get(id)?.cancel();
    countdowns.delete(id);
    publish(toasts.filter((toast) => toast.id !== id));
  };
  const dismiss = (id: string) => {
    if (!toasts.some((toast) => toast.id === id && !toast.isLeaving)) return;
    startCountdown(id, exitDuration, () => remove(id), false);
    publish(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
  };
  const live = (toast: Toast) => {
    startCountdown(toast.id, toast.duration ?? usualDuration(toast, duration), () => dismiss(toast.id), true);
  };
  const dropOldest = () => {
    const staying = toasts.filter((toast) => !toast.isLeaving);
    staying.slice(0, Math.max(0, staying.length - limit)).forEach((toast) => remove(toast.id));
  };

  return {
    show: (shown) => {
      made += 1;
      const toast = { ...shown, id: shown.id ?? `toast-${made}`, isLeaving: false, version: made };
      const isKnown = toasts.some((other) => other.id === toast.id);
      publish(isKnown ? toasts.map((other) => (other.id === toast.id ? toast : other)) : [...toasts, toast]);
      live(toast);
      dropOldest();
      return toast.id;
    },
    update: (id, patch) => {
      const known = toasts.find((toast) => toast.id === id && !toast.isLeaving);
      if (!known) return;
      made += 1;
      const next: Toast = { ...known, ...withoutUndefined(patch), version: made };
      publish(toasts.map((toast) => (toast.id === id ? next : toast)));
      live(next);
    },
    dismiss,
    dismissAll: () => toasts.forEach((toast) => dismiss(toast.id)),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getSnapshot: () => toasts,
    pause: (reason) => {
      pauses.add(reason);
      toasts.filter((toast) => !toast.isLeaving).forEach((toast) => countdowns.get(toast.id)?.pause());
    },
    resume: (reason) => {
      pauses.delete(reason);
      if (pauses.size > 0) return;
      toasts.filter((toast) => !toast.isLeaving).forEach((toast) => countdowns.get(toast.id)?.resume());
    },
    setDuration: (milliseconds) => {
      duration = milliseconds;
    },
  };
}
