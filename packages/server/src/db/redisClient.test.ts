import { afterEach, expect, it, vi } from 'vitest';
import { redisClient } from './redisClient';

afterEach(() => vi.restoreAllMocks());

it('says why there is no Redis, writes nothing to the console, and lets no command wait', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reasons: string[] = [];
  const bounds = { connectMs: 1000, answerMs: 60_000, againMs: 60_000 };
  const client = redisClient('redis://127.0.0.1:1', { bounds, onError: (reason) => reasons.push(reason) });
  expect([client.status, reasons]).toEqual(['wait', []]);
  await expect(client.connect()).rejects.toThrow();
  const begin = Date.now();
  await expect(client.ping()).rejects.toThrow();
  expect(Date.now() - begin).toBeLessThan(5000);
  expect(reasons).toEqual([expect.stringContaining('ECONNREFUSED')]);
  expect(written).not.toHaveBeenCalled();
  client.disconnect();
});
