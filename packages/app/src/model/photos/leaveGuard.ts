/** Has the browser ask before the page is left while something is under way, as the answer is told. */
export function leaveGuard(): (isUnderWay: boolean) => void {
  if (typeof window === 'undefined') return () => undefined;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isUnderWay) =>
    isUnderWay
      ? window.addEventListener('beforeunload', ask)
      : window.removeEventListener('beforeunload', ask);
}
