import type { LiveRoom } from '../../shared/realtime';
import { noticeOf } from './liveNotices';
import type { Notifier } from './Notifier';

/** Notices that the server itself sends [RT-07]. */
export const notesEvents = (notifier: Notifier): LiveRoom => ({
  events: { notification: (note) => notifier.notify(noticeOf(note)) },
});
