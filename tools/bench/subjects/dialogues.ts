import type { Subject } from '../Subject';

/** A thousand conversations; a message takes one of them to the top. */
export const dialogues: Subject = {
  name: 'dialogues',
  contenders: ['dialogues.kit', 'dialogues.floor'],
  measures: [
    { name: 're-sort on a new message', contender: 'dialogues.kit', floor: 'dialogues.floor', goal: 1.6 },
  ],
  play: async (session) => {
    await session.act('mount');
    await session.page.locator('nav a').first().waitFor();
    await session.page.waitForTimeout(200);
    await session.act('message');
    await session.page.waitForTimeout(200);
    return { 're-sort on a new message': await session.measure(() => session.act('message'), 200) };
  },
};
