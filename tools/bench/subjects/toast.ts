import type { Subject } from '../Subject';

/** One toast more, in a region that is there from the start. */
export const toast: Subject = {
  name: 'toast',
  contenders: ['toast.kit', 'toast.floor'],
  measures: [{ name: 'show', contender: 'toast.kit', floor: 'toast.floor', goal: 1.5 }],
  play: async (session) => {
    await session.act('mount');
    await session.page.waitForTimeout(100);
    await session.act('show');
    await session.page.waitForTimeout(400);
    return { show: await session.measure(() => session.act('show'), 400) };
  },
};
