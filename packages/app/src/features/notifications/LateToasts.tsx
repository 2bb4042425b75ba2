import { useEffect, useState, type ComponentType } from 'react';
import type { Notice } from '../../model/notices/Notifier';
import type { PageNotifier } from '../../model/notices/pageNotifier';
import { loadLater } from '../../shared/code';
import type { ToastsProps } from './Toasts';
import { useIsAttended } from './useIsAttended';

const load = async () => (await import('./Toasts')).Toasts;

/** Toasts, whose code comes with the first sign of somebody at the page, or the first notice; until then notices wait. */
export function LateToasts({ notifier }: { notifier: PageNotifier }) {
  const [waiting] = useState<Notice[]>(() => []);
  const [isHeard, setHeard] = useState(false);
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>();
  const isWanted = useIsAttended() || isHeard;

  useEffect(() => {
    if (Toasts) return undefined;
    return notifier.onNotice((notice) => {
      waiting.push(notice);
      setHeard(true);
    });
  }, [notifier, waiting, Toasts]);
  useEffect(() => {
    if (!isWanted) return undefined;
    return loadLater(load, (loaded) => setToasts(() => loaded));
  }, [isWanted]);

  return Toasts && <Toasts {...{ notifier, waiting }} />;
}
