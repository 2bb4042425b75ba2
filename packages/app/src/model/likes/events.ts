import type { LiveRoom } from '../../shared/realtime';
import { likeNotice } from '../notices/liveNotices';
import type { Notifier } from '../notices/Notifier';
import type { LikesStore } from './LikesStore';

interface Parts {
  readonly likes: LikesStore;
  readonly notifier: Notifier;
  readonly selfId: () => number | undefined;
}

/** Likes received: told, and counted anew by whatever may change them [TOA-01, LIK-01]. */
export function likesEvents({ likes, notifier, selfId }: Parts): LiveRoom {
  const refresh = () => likes.refresh();
  return {
    events: {
      liked: (like) => {
        if (like.recipient_id !== selfId()) return;
        notifier.notify(likeNotice(like));
        return refresh();
      },
      listsChanged: refresh,
      blockChanged: refresh,
      memberChanged: refresh,
      dialogueCreated: ({ match }) => (match ? refresh() : undefined),
    },
    start: () => {
      void likes.loadCount();
      return () => undefined;
    },
    refresh,
  };
}
