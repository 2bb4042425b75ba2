import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../../model/StoresContext';
import { badgeCount } from '../../../shared/badgeCount';
import { titleWith } from '../titleWith';

/** Draws nothing: says what is unread in the document's title, and on the app's icon where a system has such badges. */
export const UnreadMark = observer(function UnreadMark() {
  const unread = badgeCount(useStores().chat.dialogues.unreadTotal);
  useEffect(() => keepInTitle(unread), [unread]);
  useEffect(() => showOnIcon(unread), [unread]);
  return null;
});

/** Screens name the document as they open; the count stays before whatever they say. Returns how to take it away. */
function keepInTitle(unread: number): () => void {
  const show = (count: number) => {
    const title = titleWith(count, document.title);
    if (title !== document.title) document.title = title;
  };
  const observer = new MutationObserver(() => show(unread));
  show(unread);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    show(0);
  };
}

/** Returns how to take it away. A browser that has no badges, or gives none to this page, shows none. */
function showOnIcon(unread: number): (() => void) | undefined {
  if (!('setAppBadge' in navigator)) return;
  const ignore = () => undefined;
  if (unread > 0) navigator.setAppBadge(unread).catch(ignore);
  return () => void navigator.clearAppBadge().catch(ignore);
}
