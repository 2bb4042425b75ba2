import { useEffect } from 'react';
import { useLatest } from '../../hooks/useLatest';

const typingPlace =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

// [B8.14]
/**
 * `F` opens the filters, on any keyboard layout, while nothing is typed and no window is open. A key of one
 * letter must be possible to switch off (WCAG 2.1.4): that is `isOn`.
 */
export function useFilterShortcut(onOpen: () => void, isOn = true): void {
  const latest = useLatest(onOpen);
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyF' || isOccupied(event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOn, latest]);
}

function isOccupied(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  const isTyping = event.target instanceof Element && event.target.closest(typingPlace) !== null;
  const hasWindow = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  return hasModifier || event.defaultPrevented || event.repeat || isTyping || hasWindow;
}
