import { buildUser } from '@iskra/api-mocks';
import { describe, expect, it, vi } from 'vitest';
import type { SessionStore } from './SessionStore';
import { sessionEvents } from './events';

const minuteMs = 60_000;
const vera = buildUser({ id: 5 });

function setUp() {
  let time = Date.parse('2026-06-14T12:00:00Z');
  const restore = vi.fn(() => Promise.resolve());
  const session = { user: vera, isStale: false, restore };
  const room = sessionEvents(session as unknown as SessionStore, { now: () => new Date(time) });
  const wait = (minutes: number) => (time += minutes * minuteMs);
  return { room, session, restore, wait };
}

describe('the session', () => {
  it('is asked for once in five minutes, however often the tab is looked at (D-10)', async () => {
    const { room, restore, wait } = setUp();
    await room.catchUp?.('hidden');
    wait(4.9);
    await room.catchUp?.('hidden');
    expect(restore).not.toHaveBeenCalled();
    wait(0.1);
    await room.catchUp?.('hidden');
    await room.catchUp?.('hidden');
    expect(restore).toHaveBeenCalledTimes(1);
    wait(5);
    await room.catchUp?.('hidden');
    expect(restore).toHaveBeenCalledTimes(2);
  });

  it('is asked for after every gap of the connection [RT-06]', async () => {
    const { room, restore } = setUp();
    await room.catchUp?.('gap');
    await room.catchUp?.('gap');
    expect(restore).toHaveBeenCalledTimes(2);
  });

  it('is asked for at the first connection where the page began without a network [RT-06]', async () => {
    const { room, session, restore } = setUp();
    await room.refresh?.();
    expect(restore).not.toHaveBeenCalled();
    session.isStale = true;
    await room.refresh?.();
    expect(restore).toHaveBeenCalledTimes(1);
  });

  it('that was asked for because it changed need not be asked for again when the tab is looked at', async () => {
    const { room, restore, wait } = setUp();
    wait(5);
    await room.events.memberChanged?.({ user_id: 5, is_deleted: false });
    await room.events.memberChanged?.({ user_id: 6, is_deleted: false });
    await room.catchUp?.('hidden');
    expect(restore).toHaveBeenCalledTimes(1);
  });
});
