/** Collects what live regions say, in order, as a screen reader would tell it; call `stop` at the end. */
export function recordSpoken(root: HTMLElement): {
  readonly said: readonly string[];
  readonly stop: () => void;
} {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = new Set(changes.map(({ target }) => regionOf(target)));
    for (const region of regions) {
      const text = region?.textContent?.trim();
      if (text && text !== said.at(-1)) said.push(text);
    }
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return { said, stop: () => observer.disconnect() };
}

function regionOf(node: Node): Element | null | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]');
}
