import type { Dialogue, Message, PayloadOf } from '@iskra/api-contract';
import type { Notice } from './Notifier';

type Match = NonNullable<PayloadOf<'dialogueCreated'>['match']>;

/** Somebody wrote; who, as far as the dialogue is known. */
export function messageNotice(
  { id, dialog_id: dialogId, content }: Pick<Message, 'id' | 'dialog_id' | 'content'>,
  other: Dialogue['otherUser'] | undefined,
): Notice {
  const to = `/messages/${dialogId}`;
  const [userName, avatar] = [other?.name ?? null, other?.image ?? null];
  return { id: `message-${id}`, type: 'message', userName, avatar, content, to };
}

/** A like became mutual by the other's doing. */
export function matchNotice(dialogId: number | null, { id, name, image }: Match): Notice {
  const to = dialogId === null ? `/profile/user/${id}` : `/messages/${dialogId}`;
  return { id: `match-${id}`, type: 'match', userName: name, avatar: image, to };
}

/** Somebody likes the member; who, only with premium (D-12). */
export function likeNotice({ id, user_name: userName, avatar }: PayloadOf<'liked'>): Notice {
  return { id, type: 'like', userName, avatar, to: '/liked' };
}

/** A notice that the server itself sends [RT-07]. */
export function noticeOf(note: PayloadOf<'notification'>): Notice {
  const { id, type, user_name: userName, avatar, content, dialog_id: dialogId, duration_days: days } = note;
  return {
    ...(id ? { id: `notification-${id}` } : {}),
    ...(content ? { content } : {}),
    ...(days ? { durationDays: days } : {}),
    ...(dialogId ? { to: `/messages/${dialogId}` } : type === 'like' ? { to: '/liked' } : {}),
    type,
    userName: userName ?? null,
    avatar: avatar ?? null,
  };
}
