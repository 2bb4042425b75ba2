import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { forceStates, type ForcedState } from './forceStates';

export interface ForcedProps {
  state: ForcedState;
  /** Which element inside has the state. @default the first that takes the focus */
  on?: string | undefined;
  children: ReactNode;
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Shows what is inside as if pointer or keyboard were at it. */
export function Forced({ state, on = focusable, children }: ForcedProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.querySelector(on)?.setAttribute('data-force', state);
  }, [state, on]);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Stands last in a story with `Forced` parts: the styles of what stands before are known by then. */
export function ForcedStyles() {
  useLayoutEffect(forceStates, []);
  return null;
}
