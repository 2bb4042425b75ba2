import { mustNotSee, mustSee } from '../gates';
import type { PeerSubject } from '../PeerSubject';

/** A thousand conversations; a message takes one of them to the top. */
export const dialogues: PeerSubject = {
  name: 'dialogues',
  ours: 'dialogues.kit',
  floor: 'dialogues.floor',
  peers: ['dialogues.virtua', 'dialogues.chatscope'],
  goals: [
    { measure: 'mount', peer: 0.9, floor: 2 },
    { measure: 'one moves to the top', peer: 0.8, floor: 1.6 },
  ],
  play: async (session) => {
    const mount = await session.measure(() => session.act('mount'), 400);
    await mustSee(session, /^Собеседница [1-8]$/, 8);
    await mustSee(session, /Последнее сообщение 1$/);
    await session.act('message');
    await session.page.waitForTimeout(300);
    await mustSee(session, name(501));
    const moved = await session.measure(() => session.act('message'), 300);
    await mustSee(session, name(500));
    await mustSee(session, /Новое сообщение$/, 2);
    await mustNotSee(session, name(30));
    return { mount, 'one moves to the top': moved };
  },
};

const name = (at: number) => new RegExp(`^Собеседница ${at}$`);
