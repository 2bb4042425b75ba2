import { useAnnouncement, type AnnouncementOptions } from './useAnnouncement';

export interface AnnouncementProps extends AnnouncementOptions {
  /** Said whenever it changes to another text. */
  text: string | null | undefined;
}

/** Draws nothing: has screen readers say a text by the provider's announcer. */
export function Announcement({ text, ...options }: AnnouncementProps) {
  useAnnouncement(text, options);
  return null;
}
