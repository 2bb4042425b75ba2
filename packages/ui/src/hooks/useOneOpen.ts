import { createContext, useContext, useEffect, useRef } from 'react';

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

/** Takes part in the group: opened, it closes the other; closes when another opens [SET-04]. */
export function useOneOpen(isOpen: boolean, close: () => void): void {
  const group = useContext(OpenGroupContext);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeThis = () => latest.current();
    group.opened(closeThis);
    return () => group.closed(closeThis);
  }, [isOpen, group]);
}
