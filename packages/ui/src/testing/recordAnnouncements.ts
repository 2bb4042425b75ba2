export interface RecordedAnnouncements {
  /** What was said, in order. */
  readonly said: readonly string[];
  /** Ends the recording. */
  readonly stop: () => void;
}

/** Collects what the kit's announcer says from now on, as a screen reader would tell it. */
export function recordAnnouncements(): RecordedAnnouncements {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.matches('[data-iskra-announcer]'))
        said.push(...[...addedNodes].map((line) => line.textContent ?? ''));
  });
  observer.observe(document.body, { subtree: true, childList: true });
  return { said, stop: () => observer.disconnect() };
}
