/**
 * Until nothing on the page changes for a while, and what moves has come to its end: what it loads has come, and a
 * sheet stands where it will stand. Goes into the page as it is.
 */
export async function stillness(): Promise<void> {
  await document.fonts.ready;
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
  const calm = () =>
    new Promise<boolean>((resolve) => {
      const done = (isCalm: boolean) => (observer.disconnect(), clearTimeout(timer), resolve(isCalm));
      const observer = new MutationObserver(() => done(false));
      const timer = setTimeout(() => done(!isMoving()), 120);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  const end = Date.now() + 4000;
  while (!(await calm())) if (Date.now() > end) return;
}
