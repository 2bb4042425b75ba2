import { useAnnouncement } from '@iskra/ui';

interface AnnouncementProps {
  text: string | null | undefined;
  /** Said when it appears too. @default false */
  atOnce?: boolean;
}

/** Draws nothing: readers hear the text when it changes. Leave it mounted while there is nothing to say (decision 0023). */
export function Announcement({ text, ...options }: AnnouncementProps) {
  useAnnouncement(text, options);
  return null;
}
