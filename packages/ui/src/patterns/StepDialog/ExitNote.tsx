import { useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';

export interface ExitNoteProps {
  /** Whether the dialog is meant to show. */
  open: boolean;
  /** The closed dialog has left the screen, its exit animation included. */
  onGone: (() => void) | undefined;
}

/** Stands inside the dialog and so leaves the screen with it. */
export function ExitNote({ open, onGone }: ExitNoteProps) {
  const latest = useRef({ open, onGone });
  useIsomorphicLayoutEffect(() => {
    latest.current = { open, onGone };
  }, [open, onGone]);
  useEffect(
    () => () => {
      // Open still: the page that holds the dialog went away, or React tries the effect twice.
      if (!latest.current.open) latest.current.onGone?.();
    },
    [],
  );
  return null;
}
