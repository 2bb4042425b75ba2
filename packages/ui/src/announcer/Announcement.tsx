import { useEffect, useRef } from 'react';
import type { Urgency } from './announce';
import { useAnnounce } from './useAnnounce';

export interface AnnouncementProps {
  /** Said whenever it changes to another text. */
  text: string | null | undefined;
  /** Said when it appears too. @default false */
  atOnce?: boolean | undefined;
  /** Whether it interrupts. @default 'polite' */
  urgency?: Urgency | undefined;
}

/** Draws nothing: has screen readers say a text by the provider's announcer. */
export function Announcement({ text, atOnce = false, urgency }: AnnouncementProps) {
  const say = useAnnounce();
  const before = useRef(atOnce ? '' : text);
  useEffect(() => {
    if (text && text !== before.current) say(text, urgency);
    before.current = text;
  }, [say, text, urgency]);
  return null;
}
