import { useEffect, useRef } from 'react';
import { sentences } from '../../announcer/sentences';
import { useAnnounce } from '../../announcer/useAnnounce';
import type { Toast } from './ToastOptions';
import type { ToasterStore } from './createToaster';

const wordsOf = ({ title, text, action }: Toast) => sentences([title, text, action?.label]);

/** Has what came last said, by urgency; the toasts themselves are not live. */
export function useAnnouncements(toaster: ToasterStore): void {
  const say = useAnnounce();
  const lastVersion = useRef(0);
  useEffect(() => {
    const sayFresh = () => {
      const fresh = toaster
        .getSnapshot()
        .filter((toast) => toast.version > lastVersion.current && !toast.isLeaving);
      const newest = fresh.at(-1);
      if (!newest) return;
      lastVersion.current = Math.max(...fresh.map((toast) => toast.version));
      say(wordsOf(newest), newest.type === 'error' ? 'assertive' : 'polite');
    };
    sayFresh();
    return toaster.subscribe(sayFresh);
  }, [toaster, say]);
}
