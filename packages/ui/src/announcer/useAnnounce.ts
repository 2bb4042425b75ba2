import { useCallback, useEffect } from 'react';
import { usePortalContainer } from '../theme/IskraContext';
import { announce, openRegions, type Urgency } from './announce';

/** Says a text to screen readers. */
export type Announce = (text: string, urgency?: Urgency) => void;

/**
 * How a component speaks to screen readers: by the one announcer of its provider, whose two live regions stand from
 * the time when the first component that may speak does.
 */
export function useAnnounce(): Announce {
  const place = usePortalContainer();
  useEffect(() => openRegions(place ?? document.body), [place]);
  return useCallback((text, urgency = 'polite') => announce(text, urgency, place ?? document.body), [place]);
}
