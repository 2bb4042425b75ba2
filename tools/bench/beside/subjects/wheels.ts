import type { Session } from '../../Session';
import { must, mustSee } from '../gates';
import type { PeerSubject } from '../PeerSubject';

/** Day, month and year on wheels: drawn, then the year flicked by a finger. */
export const wheels: PeerSubject = {
  name: 'wheels',
  ours: 'picker.kit',
  floor: 'picker.floor',
  peers: ['picker.react-mobile-picker', 'picker.react-wheel-picker'],
  goals: [
    { measure: 'mount', peer: 0.7, floor: 2.8 },
    { measure: 'flick', peer: 0.65, floor: 1.3 },
  ],
  play: async (session) => {
    const mount = await session.measure(() => session.act('mount'), 300);
    await mustSee(session, /^10$/);
    await mustSee(session, /^мая$/);
    await mustSee(session, /^2000$/);
    const middle = await placeOf(session, '2000');
    await flick(session, middle, 60);
    const before = await yearAt(session, middle);
    const flicked = await session.measure(() => flick(session, middle, 350), 300);
    const after = await yearAt(session, middle);
    must(after < before, `${before} became ${after}`);
    return { mount, flick: flicked };
  },
};

/** A finger draws the third wheel down, to earlier years; then it rolls out. */
async function flick(session: Session, middle: number, distance: number): Promise<void> {
  await session.flick(325, middle, distance);
  await session.page.waitForTimeout(1200);
}

/** Where the middle of a row is, from above. */
function placeOf({ page }: Session, text: string): Promise<number> {
  return page.evaluate((wanted) => {
    const leaves = [...document.querySelectorAll('#root *')].filter(
      ({ childElementCount }) => !childElementCount,
    );
    const box = leaves.find(({ textContent }) => textContent === wanted)?.getBoundingClientRect();
    return box ? box.top + box.height / 2 : NaN;
  }, text);
}

/** The year that stands nearest to a place: each library marks its row in another way, but all put it there. */
function yearAt({ page }: Session, place: number): Promise<string> {
  return page.evaluate((middle) => {
    const years = [...document.querySelectorAll('#root *')]
      .filter(({ childElementCount, textContent }) => !childElementCount && /^(19|20)\d\d$/.test(textContent))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .map(({ text, box }) => ({ text, off: Math.abs(box.top + box.height / 2 - middle) }));
    return years.sort((a, b) => a.off - b.off)[0]?.text ?? '';
  }, place);
}
