/**
 * Calls whenever another tab of this device changed the local storage, or this page comes back from where the browser
 * kept it, as it heard of nothing there; returns how to stop.
 */
export function onOtherTab(handle: () => void): () => void {
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handle();
  };
  window.addEventListener('storage', handle);
  window.addEventListener('pageshow', handleReturn);
  return () => {
    window.removeEventListener('storage', handle);
    window.removeEventListener('pageshow', handleReturn);
  };
}
