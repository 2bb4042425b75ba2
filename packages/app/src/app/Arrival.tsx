import { useAnnounce } from '@iskra/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findHeading, focusHeading, isFocusLost } from '../shared/focus/heading';

/**
 * Draws nothing. A browser that opens a page puts its reader at the beginning and says what it is; a router does neither.
 * Whoever was at something that went with the screen before comes to the heading of the new one, or after Back to the link
 * that had led away. Whoever is still at a link or a button hears the heading.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const say = useAnnounce();
  const left = useRef({ pathname, title: '' });

  useEffect(() => {
    const { pathname: from, title } = left.current;
    if (from === pathname) {
      left.current.title = findHeading()?.textContent ?? '';
      return;
    }
    return whenItStands((heading) => {
      const now = { pathname, title: heading.textContent };
      left.current = now;
      const way = kind === 'POP' && isFocusLost() && findLinkTo(from);
      if (way) way.focus();
      else if (isFocusLost()) focusHeading(heading);
      else if (now.title !== title && document.activeElement?.matches('a, button')) say(now.title);
    });
  }, [pathname, kind, say]);
  return null;
}

/** Once the screen has its heading and no closing window holds the focus that it is about to give back. */
function whenItStands(arrive: (heading: HTMLElement) => void): (() => void) | undefined {
  const tryOnce = () => {
    const heading = findHeading();
    // While a screen is waited for, React leaves the one before in the page, unseen.
    const stands = heading !== null && heading.getClientRects().length > 0 && !isInWindow();
    if (stands) arrive(heading);
    return stands;
  };
  if (tryOnce()) return undefined;
  const watch = new MutationObserver(() => tryOnce() && watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

const isInWindow = () => !!document.activeElement?.closest('[role=dialog], [role=alertdialog], [role=menu]');

const findLinkTo = (path: string) =>
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(path)}"]`);
