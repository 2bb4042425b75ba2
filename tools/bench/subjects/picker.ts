import type { Subject } from '../Subject';

const against = { contender: 'picker.kit', floor: 'picker.floor' };

/** Three wheels: drawn, then one flicked by a finger. */
export const picker: Subject = {
  name: 'picker',
  contenders: ['picker.kit', 'picker.floor'],
  measures: [
    { name: 'mount', ...against, goal: 2.8 },
    { name: 'flick', ...against, goal: 1.4 },
  ],
  play: async (session) => {
    const mount = await session.measure(() => session.act('mount'), 120);
    await session.scroll(350, 150, 200, 1500);
    await session.page.waitForTimeout(600);
    const flick = await session.measure(() => session.scroll(350, 150, -400, 2000), 900);
    return { mount, flick };
  },
};
