import { useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';

function findOpener(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const active = document.activeElement;
  const menu = active?.closest('[role=menu]');
  const menuButton = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  if (menuButton) return menuButton;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/**
 * Remembers what had the focus when the dialog opened, before an `autoFocus` inside takes it; of a menu's item
 * it remembers the menu's button, as the item goes away.
 */
export function OpenerNote({ opener }: { opener: RefObject<HTMLElement | null> }) {
  const [found] = useState(findOpener);
  useIsomorphicLayoutEffect(() => {
    opener.current = found;
  }, [opener, found]);
  return null;
}
