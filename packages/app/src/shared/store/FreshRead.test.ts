import { expect, it } from 'vitest';
import { FreshRead } from './FreshRead';

it('an answer that something outran is asked for again, as often as that happens', async () => {
  const fresh = new FreshRead();
  const answers = ['as it was', 'as it was then', 'as it is'];
  let asked = 0;
  const read = fresh.read(async () => {
    const answer = answers[asked];
    asked += 1;
    if (asked < answers.length) fresh.outdate();
    return Promise.resolve(answer);
  });
  expect(await read).toBe('as it is');
});

it('what happened before the question does not count', async () => {
  const fresh = new FreshRead();
  fresh.outdate();
  let asked = 0;
  await fresh.read(() => Promise.resolve((asked += 1)));
  expect(asked).toBe(1);
});
