import { useEffect } from 'react';
import { useLatest } from '../../hooks/useLatest';

export interface ExitNoteProps {
  /** Whether the dialog is meant to show. */
  open: boolean;
  /** The closed dialog has left the screen, its exit animation included. */
  onGone: (() => void) | undefined;
}

/** Stands inside the dialog and so leaves the screen with it. */
export function ExitNote({ open, onGone }: ExitNoteProps) {
  const latest = useLatest({ open, onGone });
  useEffect(
    () => () => {
      // Open still: the page that holds the dialog went away, or React tries the effect twice.
      if (!latest.current.open) latest.current.onGone?.();
    },
    [latest],
  );
  return null;
}
