import { followPromise, type PromiseWords } from './followPromise';
import { allToasters, toasterOf } from './toasterOf';
import type { ToastOptions } from './ToastOptions';

/** Which `<Toaster>` shows it. */
export interface ToastPlace {
  /** Of several toasters of a page. @default the one without an id */
  toasterId?: string | undefined;
}

/** On a server there is nobody to show a toast to, and its stores would be everybody's. */
const isOnServer = () => typeof document === 'undefined';

function show(said: string | (ToastOptions & ToastPlace), more?: Partial<ToastOptions> & ToastPlace): string {
  const { toasterId, ...options } = {
    ...(typeof said === 'string' ? { type: 'info' as const, title: said } : said),
    ...more,
  };
  return isOnServer() ? (options.id ?? '') : toasterOf(toasterId).show(options);
}

/** Changes parts of a toast and starts its time anew; nothing happens for one that is gone. */
function update(id: string, patch: Partial<Omit<ToastOptions, 'id'>>): void {
  for (const toaster of allToasters()) toaster.update(id, patch);
}

/** Closes one toast, or all without an id. */
function dismiss(id?: string): void {
  for (const toaster of allToasters())
    if (id === undefined) toaster.dismissAll();
    else toaster.dismiss(id);
}

/** Follows work from loading to its success or failure in one toast; answers the toast's id. */
function promise<Value>(
  work: Promise<Value> | (() => Promise<Value>),
  words: PromiseWords<Value>,
  { id, toasterId }: { id?: string | undefined } & ToastPlace = {},
): string {
  const running = typeof work === 'function' ? work() : work;
  return isOnServer() ? (id ?? '') : followPromise(toasterOf(toasterId), running, words, id);
}

/**
 * Shows a toast from anywhere, in React or outside, and answers its id: `toast('Saved')` or with all options. A
 * `<Toaster />` without a store of its own draws it, now or once it is there.
 */
export const toast = /* @__PURE__ */ Object.assign(show, { update, dismiss, promise });
