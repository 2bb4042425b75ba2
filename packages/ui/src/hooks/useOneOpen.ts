import { createContext, useContext, useEffect } from 'react';
import { useLatest } from './useLatest';

/** Of the lists in one group only the one opened last is open. */
export class OpenGroup {
  #close: (() => void) | undefined;

  /** Closes the one open so far. */
  opened(close: () => void): void {
    if (this.#close !== close) this.#close?.();
    this.#close = close;
  }

  closed(close: () => void): void {
    if (this.#close === close) this.#close = undefined;
  }
}

/** The group of the page, unless a `DisclosureGroup` is around. */
export const OpenGroupContext = /* @__PURE__ */ createContext(/* @__PURE__ */ new OpenGroup());

// [SET-04]
/** Takes part in the group: opened, it closes the other; closes when another opens, and alone by Escape. */
export function useOneOpen(isOpen: boolean, close: () => void): void {
  const group = useContext(OpenGroupContext);
  const latest = useLatest(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeThis = () => latest.current();
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // A surrounding dialog listens on the document, before the field gets the key; it must stay open.
      event.stopPropagation();
      closeThis();
    };
    group.opened(closeThis);
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => {
      group.closed(closeThis);
      window.removeEventListener('keydown', handleKey, { capture: true });
    };
  }, [isOpen, group, latest]);
}
