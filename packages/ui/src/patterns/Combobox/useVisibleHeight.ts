import { useEffect, type RefObject } from 'react';

// [B4.9]
/** Writes the height that the keyboard on the screen leaves of the window as `--visible`. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const write = () => element.current?.style.setProperty('--visible', `${view.height}px`);
    write();
    view.addEventListener('resize', write);
    return () => view.removeEventListener('resize', write);
  }, [element]);
}
