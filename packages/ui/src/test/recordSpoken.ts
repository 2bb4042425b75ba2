/** Collects what the announcer says, in order, as a screen reader would tell it; call `stop` at the end. */
export function recordSpoken(): { readonly said: readonly string[]; readonly stop: () => void } {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.matches('[data-iskra-announcer]'))
        said.push(...[...addedNodes].map((line) => line.textContent ?? ''));
  });
  observer.observe(document.body, { subtree: true, childList: true });
  return { said, stop: () => observer.disconnect() };
}
