import { useEffect, useRef } from 'react';
import type { Urgency } from './announce';
import { useAnnounce } from './useAnnounce';

export interface AnnouncementOptions {
  /** Said when the component appears too. @default false */
  atOnce?: boolean | undefined;
  /** Whether it interrupts. @default 'polite' */
  urgency?: Urgency | undefined;
}

/** Has screen readers say a text by the provider's announcer, whenever it changes to another one. */
export function useAnnouncement(text: string | null | undefined, options: AnnouncementOptions = {}): void {
  const { atOnce = false, urgency } = options;
  const say = useAnnounce();
  const before = useRef(atOnce ? '' : text);
  useEffect(() => {
    if (text && text !== before.current) say(text, urgency);
    before.current = text;
  }, [say, text, urgency]);
}
