import type { PageSettings } from './useToolbar';

/** Stories in frames of a page take its theme and language too, those that come later as well; returns how to stop. */
export function letFramesFollow(settings: PageSettings): () => void {
  const follow = () => document.querySelectorAll('iframe').forEach((frame) => setGlobals(frame, settings));
  const observer = new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
}

function setGlobals(frame: HTMLIFrameElement, { theme, locale }: PageSettings): void {
  const address = new URL(frame.src, window.location.href);
  const wanted = `theme:${theme};locale:${locale}`;
  if (!address.searchParams.has('id') || address.searchParams.get('globals') === wanted) return;
  address.searchParams.set('globals', wanted);
  frame.src = address.href;
}
