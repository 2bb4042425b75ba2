import type { PayloadOf } from '@iskra/api-contract';
import type { SessionStore } from './session/SessionStore';
import type { ChatStore } from './chat/ChatStore';
import type { LikesStore } from './likes/LikesStore';
import type { MatchesStore } from './matches/MatchesStore';
import type { MembersStore } from './people/MembersStore';

/** Where a member's data or absence shows. */
export interface MemberChangeStores {
  readonly session: SessionStore;
  readonly chat: ChatStore;
  readonly likes: LikesStore;
  readonly matches: MatchesStore;
  readonly members: MembersStore;
}

/** Somebody's data are others now, or one's own by another page; who deleted the account leaves all but what was said (D-36). */
export function applyMemberChange(stores: MemberChangeStores, change: PayloadOf<'memberChanged'>): void {
  const { session, chat, likes, matches, members } = stores;
  const { user_id: id, is_deleted: isDeleted } = change;
  if (id === session.user?.id) return void session.restore();
  if (id !== null && isDeleted) forget(stores, id);
  void chat.refresh();
  void likes.refresh();
  void matches.refresh();
  void members.refresh();
}

function forget({ members }: MemberChangeStores, id: number): void {
  members.setHidden(id, true);
  members.tellGone(id);
}
