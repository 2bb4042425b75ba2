/** Lets the browser ask before the page is closed; the answer ends the asking. */
export function askBeforeLeaving(): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const handleLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', handleLeaving);
  return () => window.removeEventListener('beforeunload', handleLeaving);
}
