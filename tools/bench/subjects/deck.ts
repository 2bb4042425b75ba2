import type { Session } from '../Session';
import type { Findings, Subject } from '../Subject';

const against = { contender: 'deck.kit', floor: 'deck.floor' };

/** Twenty cards, three of them live: drawn, then swiped by a mouse. */
export const deck: Subject = {
  name: 'deck',
  contenders: ['deck.kit', 'deck.floor', 'deck.bare'],
  measures: [
    { name: 'mount', ...against, goal: 2.6 },
    { name: 'mount', contender: 'deck.kit', floor: 'deck.bare', goal: 1.25 },
    { name: 'one swipe', ...against, goal: 1.25 },
    { name: 'worst frame', ...against, goal: 1.6 },
  ],
  play: async (session) => {
    const mount = await session.measure(() => session.act('mount'));
    if ((await session.page.locator('article').count()) < 3) throw new Error('no cards');
    await swipe(session);
    return { mount, ...(await swipe(session)) };
  },
};

async function swipe(session: Session): Promise<Findings> {
  const { mouse } = session.page;
  const frames: number[] = [];
  const frame = async (work: () => Promise<void>) => {
    const before = await session.ticks();
    await work();
    await session.drawn();
    frames.push((await session.ticks()) - before);
  };
  await mouse.move(200, 300);
  const whole = await session.measure(async () => {
    await frame(() => mouse.down());
    for (let x = 210; x <= 290; x += 10) await frame(() => mouse.move(x, 300));
    await frame(() => mouse.up());
    await frame(() => session.page.waitForTimeout(360));
  }, 100);
  return { 'one swipe': whole, 'worst frame': Math.max(...frames) };
}
