import { useEffect, type RefObject } from 'react';

// [B4.9]
/** Writes the height that the keyboard on the screen leaves of the window as `--visible`. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const node = element.current;
    if (!view || !node) return undefined;
    const write = () => node.style.setProperty('--visible', `${view.height}px`);
    // To ask for the height lays the page out. The observer tells first when that has been done for the frame.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      if (view.height !== window.innerHeight) write();
    });
    observer.observe(node);
    view.addEventListener('resize', write);
    return () => {
      observer.disconnect();
      view.removeEventListener('resize', write);
    };
  }, [element]);
}
