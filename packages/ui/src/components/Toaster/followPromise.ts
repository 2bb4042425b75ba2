import type { ToasterStore } from './createToaster';
import type { ToastOptions } from './ToastOptions';

/** A title, or more than that; the type follows from how the work stands. */
export type ToastWords = string | Partial<Omit<ToastOptions, 'id' | 'duration'>>;

/** What a toast says of work that takes its time. */
export interface PromiseWords<Value> {
  /** While it runs. */
  loading: ToastWords;
  /** It is done; may say with what. */
  success: ToastWords | ((value: Value) => ToastWords);
  /** It failed; may say why. */
  error: ToastWords | ((reason: unknown) => ToastWords);
}

const optionsOf = (words: ToastWords) => (typeof words === 'string' ? { title: words } : words);

/**
 * One toast that says how work stands: under way, then done or failed in its place. Closed by hand meanwhile, it comes
 * back only to say that the work failed.
 */
export function followPromise<Value>(
  toaster: ToasterStore,
  work: Promise<Value>,
  words: PromiseWords<Value>,
  given?: string,
): string {
  const show = (type: 'loading' | 'success' | 'error', said: ToastWords, id?: string) =>
    toaster.show({ title: '', type, ...optionsOf(said), id });
  const id = show('loading', words.loading, given);
  const isShown = () => toaster.getSnapshot().some((toast) => toast.id === id && !toast.isLeaving);
  work.then(
    (value) => {
      const { success } = words;
      if (isShown()) show('success', typeof success === 'function' ? success(value) : success, id);
    },
    (reason: unknown) => {
      const { error } = words;
      show('error', typeof error === 'function' ? error(reason) : error, id);
    },
  );
  return id;
}
