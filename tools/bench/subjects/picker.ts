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
    await session.flick(350, 120, 60);
    await session.page.waitForTimeout(900);
    const flick = await session.measure(() => session.flick(350, 120, 350), 1200);
    return { mount, flick };
  },
};
