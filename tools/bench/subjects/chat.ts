import type { Session } from '../Session';
import type { Findings, Subject } from '../Subject';

const against = { contender: 'chat1000.kit', floor: 'chat1000.floor' };

/** A conversation of a thousand messages: drawn, one more, one key typed, scrolled back. */
export const chat: Subject = {
  name: 'chat',
  contenders: ['chat1000.kit', 'chat1000.floor', 'chat100.kit', 'chat10000.kit'],
  measures: [
    { name: 'mount', ...against, goal: 1.9 },
    { name: 'append one', ...against, goal: 1.35 },
    { name: 'one typed key', ...against, goal: 1.3 },
    { name: 'scroll, frame p95', ...against, goal: 1.2 },
    { name: 'mount', contender: 'chat10000.kit', floor: 'chat100.kit', goal: 1.15 },
  ],
  play: async (session) => {
    const mount = await session.measure(() => session.act('mount'));
    await session.page.waitForTimeout(100);
    const append = await session.measure(() => session.act('append'));
    return { mount, 'append one': append, ...(await type(session)), ...(await scroll(session)) };
  },
};

async function type(session: Session): Promise<Findings> {
  const { page } = session;
  await page.locator('textarea').focus();
  await page.keyboard.type('пр');
  return { 'one typed key': (await session.measure(() => page.keyboard.type('ивет, как'))) / 9 };
}

async function scroll(session: Session): Promise<Findings> {
  const { page } = session;
  await page.mouse.move(200, 300);
  const frames: number[] = [];
  for (let frame = 0; frame < 40; frame += 1) {
    const before = await session.ticks();
    await page.mouse.wheel(0, -180);
    await session.drawn();
    frames.push((await session.ticks()) - before);
  }
  frames.sort((a, b) => a - b);
  return { 'scroll, frame p95': frames[Math.floor(frames.length * 0.95)] ?? NaN };
}
