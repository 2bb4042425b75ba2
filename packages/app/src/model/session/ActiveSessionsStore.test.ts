import {
  endActiveSession,
  endOtherSessions,
  getActiveSessions,
  type ActiveSession,
} from '@iskra/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { refreshedRoom } from '../useFollowed';
import { ActiveSessionsStore } from './ActiveSessionsStore';

const sessionOf = (id: string, isCurrent = false): ActiveSession => ({
  id,
  is_current: isCurrent,
  browser: 'chrome',
  system: 'android',
  started_at: '2026-06-01T10:00:00Z',
  seen_at: '2026-06-14T10:00:00Z',
});

/** The server knows this session and two others. */
function setUp(end: Answer = () => ({})) {
  let all = [sessionOf('here', true), sessionOf('phone'), sessionOf('tablet')];
  const { api } = fakeApi(
    new Map<never, Answer>([
      [getActiveSessions as never, () => ({ sessions: all })],
      [endActiveSession as never, end],
      [endOtherSessions as never, end],
    ]),
  );
  const store = new ActiveSessionsStore(api);
  const ids = () => store.all.map(({ id }) => id);
  return { store, ids, onServer: (...kept: string[]) => (all = all.filter(({ id }) => kept.includes(id))) };
}

const refuse = (status: number) => () => {
  throw new ApiError('refused', 'Нет', status);
};

describe('the places where a member is signed in', () => {
  it('are this one and the others; one that was ended goes (D-26)', async () => {
    const { store, ids } = setUp();
    await store.load();
    expect([store.current?.id, store.others.map(({ id }) => id)]).toEqual(['here', ['phone', 'tablet']]);
    await store.end('phone');
    expect(ids()).toEqual(['here', 'tablet']);
  });

  it('lose one that was over already, and keep one whose end failed (D-26)', async () => {
    const over = setUp(refuse(404));
    await over.store.load();
    await over.store.end('phone');
    expect(over.ids()).toEqual(['here', 'tablet']);
    const failed = setUp(refuse(500));
    await failed.store.load();
    await expect(failed.store.end('phone')).rejects.toMatchObject({ status: 500 });
    expect(await failed.store.endOthers()).toBe(false);
    expect(failed.ids()).toEqual(['here', 'phone', 'tablet']);
  });

  it('are this one alone after all others ended (D-26)', async () => {
    const { store, ids } = setUp();
    await store.load();
    expect([await store.endOthers(), ids()]).toEqual([true, ['here']]);
  });

  it('are asked for again when the page is looked at again (D-10)', async () => {
    const { store, ids, onServer } = setUp();
    const stop = store.query.look();
    await vi.waitFor(() => expect(ids()).toHaveLength(3));
    onServer('here', 'tablet');
    await refreshedRoom(store.query).refresh?.();
    expect(ids()).toEqual(['here', 'tablet']);
    stop();
  });
});
