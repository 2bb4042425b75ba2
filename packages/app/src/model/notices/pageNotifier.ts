import type { Notice, Notifier } from './Notifier';

/** Hands the stores' notices to whatever shows them; a notice without a listener is dropped. */
export interface PageNotifier extends Notifier {
  onNotice(handle: (notice: Notice) => void): () => void;
}

export function pageNotifier(): PageNotifier {
  const handlers = new Set<(notice: Notice) => void>();
  return {
    notify: (notice) => handlers.forEach((handle) => handle(notice)),
    onNotice: (handle) => {
      handlers.add(handle);
      return () => void handlers.delete(handle);
    },
  };
}
