import { dialoguesOf, otherSide, shownDialogue } from './world/dialogues';
import { hasLike } from './world/hasLike';
import { likeMember } from './world/likes';
import { theMember } from './world/members';
import { postMessage, unreadMessages } from './world/messages';
import { markRead } from './world/readMarks';
import type { World } from './world/World';

/** How long a demo member thinks and types. */
const readsAfterMs = 600;
const answersAfterMs = 1500;

const answers = [
  'Привет! Рада, что ты написал :)',
  'Расскажи подробнее, мне правда интересно',
  'Ха, у меня было точно так же!',
  'А что ты делаешь в эти выходные?',
  'Звучит как план. Во сколько?',
];

/** Makes the others alive: they read, answer after a moment, and every other one likes back. Returns how to stop. */
export function startBot(world: World): () => void {
  let said = 0;
  const seen = new Set(world.likes);
  const stop = world.onEvent((event) => {
    if (event.name !== 'messageSent') return;
    const { message } = event.payload as { message: { sender_id: number | null; dialog_id: number } };
    if (message.sender_id === world.viewerId && message.sender_id !== null) reply(message.dialog_id);
  });
  const timer = setInterval(likeBack, readsAfterMs);
  return () => {
    stop();
    clearInterval(timer);
  };

  function reply(dialogueId: number): void {
    const me = world.viewerId ?? 0;
    const them = otherSide(world, shownDialogue(world, dialogueId, me), me);
    if (!them) return;
    world.later(`read ${dialogueId}`, readsAfterMs, () => {
      const unread = unreadMessages(world, them.id, dialogueId).map(({ id }) => id);
      if (unread.length > 0) markRead(world, them, unread);
    });
    world.later(`answer ${dialogueId}`, answersAfterMs, () => {
      const content = answers[said % answers.length] ?? '';
      said += 1;
      const from = { senderId: them.id, recipientId: me, clientId: null };
      if (dialoguesOf(world, them.id).some(({ id }) => id === dialogueId))
        postMessage(world, them, { dialogueId, content, ...from });
    });
  }

  /** Two of four likes come back, women's as well as men's: a demo shows both. */
  function likeBack(): void {
    for (const like of world.likes.filter((given) => !seen.has(given))) {
      seen.add(like);
      if (like.fromId !== world.viewerId || !likesBack(like.toId)) continue;
      world.later(`like back ${like.toId}`, answersAfterMs, () => {
        const isStillLiked =
          hasLike(world, like.fromId, like.toId) && !hasLike(world, like.toId, like.fromId);
        if (isStillLiked) likeMember(world, theMember(world, like.toId), like.fromId);
      });
    }
  }
}

const likesBack = (memberId: number) => Math.floor(memberId / 2) % 2 === 0;
