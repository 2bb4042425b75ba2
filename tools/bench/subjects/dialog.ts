import type { Subject } from '../Subject';

/** A dialog that opens for the second time, beside a floor that is animated too. */
export const dialog: Subject = {
  name: 'dialog',
  contenders: ['dialog.kit', 'dialog.floor'],
  measures: [{ name: 'later open', contender: 'dialog.kit', floor: 'dialog.floor', goal: 1.9 }],
  play: async (session) => {
    await session.act('mount');
    await session.act('open');
    await session.page.getByRole('dialog').waitFor();
    await session.page.waitForTimeout(400);
    await session.act('close');
    await session.page.waitForTimeout(500);
    return { 'later open': await session.measure(() => session.act('open'), 400) };
  },
};
