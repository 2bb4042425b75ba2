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

/** Stops the timers while a modal dialog holds the page: the page is locked by an attribute of the body. */
export function useDialogPause(toaster: ToasterStore): void {
  useEffect(() => {
    const handleChange = () => {
      if (document.body.hasAttribute('data-scroll-locked')) toaster.pause('dialog');
      else toaster.resume('dialog');
    };
    handleChange();
    const observer = new MutationObserver(handleChange);
    observer.observe(document.body, { attributeFilter: ['data-scroll-locked'] });
    return () => {
      observer.disconnect();
      toaster.resume('dialog');
    };
  }, [toaster]);
}
