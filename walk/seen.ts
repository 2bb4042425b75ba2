import type { Ground } from './Ground';
import type { WalkPage } from './WalkPage';

/** What a member can see of a page, and which own dialogues it does not hear. */
export function seen(ground: Ground, page: WalkPage) {
  if (!page.isSignedIn) return { isSignedIn: false };
  const { stores, screen } = page;
  const { chat, likes, session, premium } = stores;
  const { user } = session;
  return {
    isSignedIn: true,
    screen: screenOf(page),
    unread: chat.dialogues.unreadTotal,
    likes: likes.count,
    filters: stores.filters.value,
    saved: stores.saved.sets,
    // Where there is a network nothing waits for one.
    waiting: stores.deeds.waiting,
    own: [user?.id, user?.email, user?.name, user?.age, user?.city, session.images],
    premium: [session.isPremium, premium.expiresAt, premium.isUnderReview],
    dialogues: screen.name === 'messages' || screen.name === 'room' ? dialoguesOf(page) : undefined,
    deafTo: ground.deafTo(page),
  };
}

/** Drafts that a page lost: its own, or for one that only looks those of its browser. */
export function lostDrafts(page: WalkPage): number[] {
  if (!page.isSignedIn) return [];
  const drafts = page.isPassing ? page.browser.typed : page.typed;
  return [...drafts].filter(([id, text]) => page.stores.rooms.drafts.get(id) !== text).map(([id]) => id);
}

function screenOf(page: WalkPage): unknown {
  const { screen, stores, roomId } = page;
  const { chat, rooms, encounters, matches, likes, members, given, blocked, reports } = stores;
  if (screen.name === 'encounters') return encounters.likesLeft;
  if (screen.name === 'settings')
    return [stores.switches.pause.isOn, stores.switches.onlineHidden.isOn, reports.hasNews];
  if (screen.name === 'matched') return matches.people.map(({ id }) => id);
  if (screen.name === 'liked') return [likes.people.map(({ id }) => id), likes.hiddenCount];
  if (screen.name === 'given') return given.people.map(({ id }) => [id, given.isMatch(id)]);
  if (screen.name === 'blocked') return blocked.people.map(({ id }) => id);
  if (screen.name === 'reports') return reports.all.map(({ id, state, user }) => [id, state, user?.id]);
  if (screen.name === 'member') {
    const { memberId: id } = screen;
    // Another name is told to those who talk to them; a stranger's page has it when it is opened next.
    const member = members.get(id);
    const isGone = members.loading.error?.status === 404 || members.hidden.has(id);
    if (!member || isGone) return null;
    return { age: member.age, block: member.block, isLiked: members.liked.get(id) ?? false };
  }
  const dialogue = chat.dialogues.get(roomId ?? 0);
  if (roomId === undefined || !dialogue) return null;
  // Between a block and its end neither hears the other, so no read mark either (D-33).
  const isHeard = !dialogue.otherUser.block && !dialogue.otherUser.current_blocked;
  // What was not sent is this page's alone.
  const sent = rooms.of(roomId).ordered.filter(({ id }) => id !== undefined);
  return sent.map(({ id, content, status, replyTo, reaction }) => [
    ...[id, content, isHeard && status],
    ...[replyTo, reaction],
  ]);
}

function dialoguesOf({ stores }: WalkPage) {
  return stores.chat.dialogues.newestFirst.map((dialogue) => ({
    id: dialogue.dialog_id,
    isDeleted: dialogue.otherUser.is_deleted,
    name: dialogue.otherUser.name,
    age: dialogue.otherUser.age,
    image: dialogue.otherUser.image,
    block: dialogue.otherUser.block,
    isBlocked: dialogue.otherUser.current_blocked,
    mayWrite: dialogue.dialog_available,
    last: dialogue.lastMessage?.id,
    unread: dialogue.unread,
  }));
}
