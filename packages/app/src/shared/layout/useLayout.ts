import { limits } from '@iskra/api-contract';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${limits.mobileBreakpointPx}px)`;

/** `mobile` at a window width of 600 px or less, and it follows resizing [ACC-06]. */
export function useLayout(): 'mobile' | 'desktop' {
  return useSyncExternalStore(subscribe, read, () => 'desktop');
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function read(): 'mobile' | 'desktop' {
  return matchMedia(query).matches ? 'mobile' : 'desktop';
}
