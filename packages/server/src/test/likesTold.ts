import { expect, vi } from 'vitest';
import { likeNotices } from '../db/schema';
import type { TestServer } from './createTestServer';

/** Ends when the seconds are over in which a like can be undone without a trace (D-21). */
export function likesTold({ db }: TestServer): Promise<void> {
  return vi.waitFor(async () => expect(await db.$count(likeNotices)).toBe(0));
}
