import type { Dialogue } from '@iskra/api-contract';

interface Parts extends Partial<Omit<Dialogue, 'otherUser'>> {
  readonly otherUser?: Partial<Dialogue['otherUser']>;
}

/** A dialogue that can be written in, with one message read. */
export function buildDialogue({ otherUser, ...parts }: Parts = {}): Dialogue {
  const id = parts.dialog_id ?? parts.id ?? 101;
  return {
    id,
    dialog_id: id,
    dialog_available: true,
    is_premium_active: false,
    otherUser: { ...other, ...otherUser },
    lastMessage: {
      id: 1001,
      content: 'Привет! Как прошёл день?',
      type: 'text',
      sender_id: 1,
      created_at: '2026-06-14T11:40:00.000Z',
    },
    unread: 0,
    unreadMessageIds: [],
    ...parts,
  };
}

const other: Dialogue['otherUser'] = {
  id: 1,
  is_deleted: false,
  name: 'Софья',
  age: 26,
  image: '/portraits/03.webp',
  online: true,
  gender: 'female',
  block: false,
  current_blocked: false,
};
