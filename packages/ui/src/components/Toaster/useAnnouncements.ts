import { useEffect, useState } from 'react';
import type { Toast } from './toast';
import type { ToasterStore } from './createToaster';

const wordsOf = (toast: Toast) => [toast.title, toast.text].filter(Boolean).join('. ');

/** The words for the live regions: what came last, by urgency; read although the toasts themselves are not live. */
export function useAnnouncements(toaster: ToasterStore) {
  const [said, setSaid] = useState({ polite: '', assertive: '' });
  useEffect(() => {
    let lastVersion = Math.max(0, ...toaster.getSnapshot().map((toast) => toast.version));
    return toaster.subscribe(() => {
      const fresh = toaster.getSnapshot().filter((toast) => toast.version > lastVersion && !toast.isLeaving);
      if (fresh.length === 0) return;
      lastVersion = Math.max(...fresh.map((toast) => toast.version));
      const newest = fresh.at(-1);
      if (newest)
        setSaid((old) => ({ ...old, [newest.type === 'error' ? 'assertive' : 'polite']: wordsOf(newest) }));
    });
  }, [toaster]);
  return said;
}
