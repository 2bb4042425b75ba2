import { describe, expect, it } from 'vitest';
import { memoryCounters } from './memoryCounters';
import { RateLimiter } from './RateLimiter';

const limit = { name: 'tries', tries: 3, windowMs: 60_000 };

function limiter() {
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  return { limiter: new RateLimiter(1, memoryCounters(now)), skip: (ms: number) => (aheadMs += ms) };
}

describe('a limit', () => {
  it('refuses the fourth of three tries with the seconds to wait, for that subject alone', async () => {
    const { limiter: it, skip } = limiter();
    for (let turn = 0; turn < 3; turn += 1) await it.take(limit, 'one');
    await expect(it.take(limit, 'one')).rejects.toMatchObject({ status: 429, more: { retryAfterS: 60 } });
    await it.take(limit, 'other');
    skip(30_000);
    await expect(it.take(limit, 'one')).rejects.toMatchObject({ status: 429, more: { retryAfterS: 30 } });
    skip(30_000);
    await it.take(limit, 'one');
  });

  it('gives a try back that turned out to be a good one', async () => {
    const { limiter: it } = limiter();
    for (let turn = 0; turn < 3; turn += 1) await it.take(limit, 'one');
    await it.forgive(limit, 'one');
    await it.take(limit, 'one');
    await expect(it.take(limit, 'one')).rejects.toMatchObject({ status: 429 });
  });

  it('lets exactly so many through of a hundred at the same moment', async () => {
    const { limiter: it } = limiter();
    const waits = await Promise.all(Array.from({ length: 100 }, () => it.tryTake(limit, 'one')));
    expect(waits.filter((ms) => ms === 0)).toHaveLength(3);
  });

  it('costs the forty-thousandth subject what it costs the first thousands', async () => {
    const { limiter: it } = limiter();
    const thousands = async (from: number) => {
      const begin = performance.now();
      for (let at = from; at < from + 4000; at += 1) await it.take(limit, at);
      return performance.now() - begin;
    };
    const first = await thousands(0);
    for (let from = 4000; from < 36_000; from += 4000) await thousands(from);
    expect(await thousands(36_000)).toBeLessThan(20 * first + 200);
  });
});
