import type { Session } from '../../Session';
import { mustNotSee, mustSee } from '../gates';
import type { PeerSubject } from '../PeerSubject';

/** The list of a thousand messages without a room around it: drawn, one more, scrolled back. */
export const chatList: PeerSubject = {
  name: 'chat list',
  ours: 'list.kit',
  peers: ['list.virtua', 'list.react-virtuoso'],
  goals: [
    { measure: 'mount', peer: 0.7 },
    { measure: 'append', peer: 0.7 },
    { measure: 'scroll frame p95', peer: 0.95 },
  ],
  play: async (session) => {
    const mount = await session.measure(() => session.act('mount'), 400);
    await mustSee(session, /^Сообщение 1000(?!\d)/);
    await mustSee(session, /^Сообщение \d+/, 9);
    const append = await session.measure(() => session.act('append'), 400);
    await mustSee(session, /^Сообщение 1001(?!\d)/);
    const frames = await session.frameP95(() => scroll(session));
    await mustNotSee(session, /^Сообщение (9[5-9]\d|100\d)(?!\d)/);
    await mustSee(session, /^Сообщение \d+/, 9);
    return { mount, append, 'scroll frame p95': frames };
  },
};

/** Forty steps of a wheel, a frame each. */
async function scroll({ page }: Session): Promise<void> {
  await page.mouse.move(195, 400);
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, -180);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(200);
}
