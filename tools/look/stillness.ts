/** Until nothing on the page changes for a while: what it loads has come. Goes into the page as it is. */
export async function stillness(): Promise<void> {
  await document.fonts.ready;
  const calm = () =>
    new Promise<boolean>((resolve) => {
      const done = (isCalm: boolean) => (observer.disconnect(), clearTimeout(timer), resolve(isCalm));
      const observer = new MutationObserver(() => done(false));
      const timer = setTimeout(() => done(true), 120);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  const end = Date.now() + 4000;
  while (!(await calm())) if (Date.now() > end) return;
}
