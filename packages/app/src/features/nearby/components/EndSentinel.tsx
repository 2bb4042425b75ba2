import { Button, space } from '@iskra/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

export interface EndSentinelProps {
  /** Called when the end of the list comes near, and by the button. */
  onReached: () => void;
  busy: boolean;
  children: ReactNode;
}

/** Loads the next page before the end is in view; the button does the same by hand. */
export function EndSentinel({ onReached, busy, children }: EndSentinelProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReached(), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onReached]);

  return (
    <Place ref={place}>
      <Button variant="secondary" busy={busy} onClick={onReached}>
        {children}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space(8)};
`;
