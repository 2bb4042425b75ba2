import type { Session } from '../../Session';
import { mustNotSee, mustSee } from '../gates';
import type { PeerSubject } from '../PeerSubject';

/** Twenty people, three cards live: drawn, then swiped to the right by a mouse. */
export const deck: PeerSubject = {
  name: 'deck',
  ours: 'deck.kit',
  floor: 'deck.minimal.floor',
  peers: ['deck.framer-motion', 'deck.react-tinder-card'],
  goals: [
    { measure: 'mount', peer: 0.8, floor: 2.8 },
    { measure: 'one swipe', peer: 0.55, floor: 1.15 },
    { measure: 'frame p95', peer: 1, floor: 1.2 },
  ],
  play: async (session) => {
    const mount = await session.measure(() => session.act('mount'), 300);
    await mustSee(session, person(1));
    await swipe(session);
    await nextIs(session, 2);
    const one = await session.measure(() => swipe(session));
    await nextIs(session, 3);
    const frames = await session.frameP95(() => swipe(session));
    await nextIs(session, 4);
    return { mount, 'one swipe': one, 'frame p95': frames };
  },
};

const person = (at: number) => new RegExp(`^Анна ${at}(?!\\d)`);

async function nextIs(session: Session, at: number): Promise<void> {
  await mustNotSee(session, person(at - 1));
  await mustSee(session, person(at));
}

/** As a hand does it: an event for each frame, then the time in which the card leaves. */
async function swipe({ page }: Session): Promise<void> {
  await page.mouse.move(150, 300);
  await page.mouse.down();
  for (let x = 165; x <= 300; x += 15) {
    await page.mouse.move(x, 300);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForTimeout(1300);
}
