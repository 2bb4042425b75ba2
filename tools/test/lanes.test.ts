import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runInLanes, type Job } from './lanes';

describe('lanes', () => {
  test('never run more than the cores bear, nor anything before what it comes after', async () => {
    const jobs = fc
      .array(fc.record({ cores: fc.integer({ min: 0, max: 3 }), before: fc.nat(), takes: fc.nat(4) }), {
        maxLength: 8,
      })
      .map((list) =>
        list.map(({ cores, before, takes }, at) => ({
          name: `${at}`,
          cores,
          after: at > 0 ? [`${before % at}`] : [],
          takes,
        })),
      );
    await fc.assert(
      fc.asyncProperty(jobs, fc.integer({ min: 1, max: 2 }), async (list, cores) => {
        const { ended, most } = await follow(list, cores);
        expect(most).toBeLessThanOrEqual(cores);
        for (const { name, after } of list)
          for (const earlier of after) expect(ended.indexOf(earlier)).toBeLessThan(ended.indexOf(name));
        expect(ended.toSorted()).toEqual(list.map(({ name }) => name).toSorted());
      }),
    );
  });

  test('give the results in the order of the jobs, whoever ended first', async () => {
    const results = await runInLanes(
      [
        { name: 'slow', run: () => pause(20).then(() => 'slow') },
        { name: 'quick', run: () => Promise.resolve('quick') },
      ],
      2,
    );
    expect(results).toEqual(['slow', 'quick']);
  });

  test('leave every core to the others while one only waits', async () => {
    const { most } = await follow(
      [
        { name: 'waits', cores: 0, takes: 20 },
        { name: 'left', cores: 1, takes: 10 },
        { name: 'right', cores: 1, takes: 10 },
      ],
      2,
    );
    expect(most).toBe(2);
  });

  test('do not wait for what is left out, and say when all wait for each other', async () => {
    const alone = { name: 'a', after: ['left out'], run: () => Promise.resolve(1) };
    await expect(runInLanes([alone], 2)).resolves.toEqual([1]);
    const circle = ['a', 'b'].map((name, at) => ({
      name,
      after: [at === 0 ? 'b' : 'a'],
      run: () => Promise.resolve(1),
    }));
    await expect(runInLanes(circle, 2)).rejects.toThrow('a, b wait in a circle');
  });
});

/** Runs jobs that take so many ms, and looks at what runs at once and which ended when. */
async function follow(list: readonly (Job & { cores: number; takes: number })[], cores: number) {
  const ended: string[] = [];
  let [now, most] = [0, 0];
  await runInLanes(
    list.map((job) => ({
      ...job,
      run: async () => {
        const cost = Math.min(job.cores, cores);
        most = Math.max(most, (now += cost));
        await pause(job.takes);
        now -= cost;
        ended.push(job.name);
      },
    })),
    cores,
  );
  return { ended, most };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
