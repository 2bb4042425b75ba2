import type { LiveRoom } from '../../shared/realtime';
import type { MembersStore } from './MembersStore';

/** The profile on the screen follows; who deleted the account leaves every list (D-36). */
export function peopleEvents(members: MembersStore): LiveRoom {
  const refresh = () => members.query.markStale();
  return {
    events: {
      memberChanged: ({ user_id: id, is_deleted: isDeleted }) => {
        if (id !== null && isDeleted) members.leave(id);
        return refresh();
      },
      listsChanged: refresh,
      blockChanged: refresh,
      dialogueCreated: ({ match }) => (match ? refresh() : undefined),
    },
    refresh,
  };
}
