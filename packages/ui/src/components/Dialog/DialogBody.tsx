import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Body } from './Dialog.styles';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** The scrolling part: a tab stop of its own when it is long and has nothing else to focus. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isTabStop, setTabStop] = useState(false);
  useEffect(() => {
    const node = body.current;
    // Pages for tests outside a browser have no observer, and no heights.
    if (!node || !('ResizeObserver' in window)) return undefined;
    const look = () => {
      const isLong = node.scrollHeight > node.clientHeight;
      setTabStop(isLong && node.querySelector(focusable) === null);
    };
    // It tells once at the start too, when the page has been laid out anyway.
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [children]);
  return (
    <Body ref={body} tabIndex={isTabStop ? 0 : undefined}>
      {children}
    </Body>
  );
}
