import type { Subject } from '../Subject';

const against = { contender: 'combobox.kit', floor: 'combobox.floor' };

/** Eleven hundred towns: opened, searched by typing, erased again. */
export const combobox: Subject = {
  name: 'combobox',
  contenders: ['combobox.kit', 'combobox.floor'],
  measures: [
    { name: 'open', ...against, goal: 2.1 },
    { name: 'one key', ...against, goal: 1.5 },
    { name: 'worst erase', ...against, goal: 1.5 },
  ],
  play: async (session) => {
    const { page } = session;
    await session.act('mount');
    await page.getByRole('combobox').focus();
    const open = await session.measure(() => page.keyboard.press('ArrowDown'), 100);
    const keys: number[] = [];
    for (const key of 'Казан') keys.push(await session.measure(() => page.keyboard.type(key), 100));
    const erased: number[] = [];
    for (let left = 5; left > 0; left -= 1)
      erased.push(await session.measure(() => page.keyboard.press('Backspace'), 100));
    const sum = keys.reduce((all, each) => all + each, 0);
    return { open, 'one key': sum / keys.length, 'worst erase': Math.max(...erased) };
  },
};
