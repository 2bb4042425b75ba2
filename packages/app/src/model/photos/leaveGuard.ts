/** Makes the browser ask before the page is left, as long as the answer says that something is under way. */
export function leaveGuard(): (isUnderWay: boolean) => void {
  if (typeof window === 'undefined') return () => undefined;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isUnderWay) =>
    isUnderWay
      ? window.addEventListener('beforeunload', ask)
      : window.removeEventListener('beforeunload', ask);
}
