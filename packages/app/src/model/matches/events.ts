import type { LiveRoom } from '../../shared/realtime';
import { matchNotice } from '../notices/liveNotices';
import type { Notifier } from '../notices/Notifier';
import type { MatchesStore } from './MatchesStore';

interface Parts {
  readonly matches: MatchesStore;
  readonly notifier: Notifier;
  /** Whether the member liked somebody on this page, and waits for what comes of it. */
  readonly isLikedHere: (id: number) => boolean;
}

/** A match is celebrated where the like was given, and told on every other page [MAT-01]. */
export function matchesEvents({ matches, notifier, isLikedHere }: Parts): LiveRoom {
  const refresh = () => matches.query.markStale();
  return {
    events: {
      dialogueCreated: ({ dialog_id: dialogId, match }) => {
        if (!match) return;
        if (isLikedHere(match.id)) matches.celebrate({ dialogId, member: match });
        else notifier.notify(matchNotice(dialogId, match));
        return refresh();
      },
      listsChanged: refresh,
      blockChanged: refresh,
      memberChanged: refresh,
    },
    refresh,
  };
}
