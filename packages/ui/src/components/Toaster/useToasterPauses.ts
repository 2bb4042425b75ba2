import { useEffect } from 'react';
import type { ToasterStore } from './createToaster';

/** Stops the timers while the tab is hidden. */
export function useHiddenTabPause(toaster: ToasterStore): void {
  useEffect(() => {
    const handleChange = () => {
      if (document.visibilityState === 'hidden') toaster.pause('hidden');
      else toaster.resume('hidden');
    };
    handleChange();
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
      toaster.resume('hidden');
    };
  }, [toaster]);
}
