import { useRef, useState, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { Body } from './Dialog.styles';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** The scrolling part: a tab stop of its own when it is long and has nothing else to focus. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isTabStop, setTabStop] = useState(false);
  useIsomorphicLayoutEffect(() => {
    const node = body.current;
    if (!node) return;
    const isLong = node.scrollHeight > node.clientHeight;
    setTabStop(isLong && node.querySelector(focusable) === null);
  }, [children]);
  return (
    <Body ref={body} tabIndex={isTabStop ? 0 : undefined}>
      {children}
    </Body>
  );
}
