import { likeUser, setPaused, setSound, unlikeUser, type CallDefinition } from '@iskra/api-contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import type { Missed } from '../../shared/realtime';
import { memoryStorage } from '../../shared/storage';
import type { Notice } from '../notices/Notifier';
import type { Deed } from './Deed';
import type { DeedPage } from './DeedPage';
import { Deeds } from './Deeds';
import { memoryDeeds, type KeptDeed } from './deedStorage';

const like = (otherId: number, isOn = true): Deed => ({ kind: 'like', otherId, isOn });
const pause = (isOn: boolean): Deed => ({ kind: 'pause', isOn });

/** A server that can be out of reach or refuse, and one member's device with pages on it. */
function setUp(left: readonly KeptDeed[] = []) {
  const server = { isCut: false, refusal: undefined as ApiError | undefined, got: [] as string[] };
  const take =
    (name: string, answer: unknown = { message: '' }): Answer =>
    ({ params, body }) => {
      if (server.isCut) throw new ApiError('network', '');
      if (server.refusal) throw server.refusal;
      server.got.push(`${name} ${JSON.stringify(params ?? body)}`);
      return typeof answer === 'function' ? (answer as Answer)({ body: body as never }) : answer;
    };
  const { api } = fakeApi(
    new Map<CallDefinition, Answer>([
      [likeUser, take('like', { dialog_id: 3, likes_left: 9 })],
      [unlikeUser, take('unlike')],
      [setPaused, take('pause', ({ body }: { body: never }) => body)],
      [setSound, take('sound', ({ body }: { body: never }) => body)],
    ]),
  );
  const [storage, deedStorage] = [memoryStorage(), memoryDeeds(left)];
  const member = { id: 5 as number | undefined };
  const told = { caughtUp: [] as Missed[], limits: [] as unknown[], notices: [] as Notice[] };
  const page: DeedPage = {
    session: { user: null, setUser: () => undefined },
    encounters: { reachLimit: (resetsAt) => told.limits.push(resetsAt) },
    people: { get: (id) => (id === 7 ? { name: 'Ия' } : undefined) },
    members: { get: () => undefined },
    notifier: { notify: (notice) => told.notices.push(notice) },
    live: { catchUp: async (after) => void told.caughtUp.push(after) },
  };
  const code = { isMissing: false };
  const timers = new Set<() => void>();
  let nowMs = 1000;
  const clock = {
    now: () => new Date((nowMs += 1)),
    after: (_: number, action: () => void) => {
      timers.add(action);
      return () => void timers.delete(action);
    },
  };
  /** Time goes on until the next try. */
  const wait = () => {
    const due = [...timers];
    timers.clear();
    due.forEach((action) => action());
  };
  const open = () =>
    new Deeds({
      ...{ api, storage, deedStorage, clock },
      selfId: () => member.id,
      page: () => page,
      load: () => (code.isMissing ? Promise.reject(new TypeError('Failed to fetch')) : import('./DeedDesk')),
    });
  const kept = async () => (await deedStorage.load(5)).map(({ deed }) => deed);
  return { server, storage, deedStorage, member, told, code, timers, wait, open, kept, deeds: open() };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a deed', () => {
  it('is answered by the server, and nothing of it stays', async () => {
    const { deeds, server, kept, storage } = setUp();
    expect(await deeds.do(like(7))).toEqual({ dialogId: 3, likesLeft: 9 });
    expect([server.got, await kept(), deeds.likeWish(7)]).toEqual([['like {"userId":"7"}'], [], undefined]);
    expect(storage.getItem('deeds')).toBeNull();
  });

  it('rejects where the server refuses or fails, and does not wait', async () => {
    const { deeds, server, kept } = setUp();
    for (const status of [402, 404, 429, 500]) {
      server.refusal = new ApiError('refused', 'Нет', status);
      await expect(deeds.do(like(7))).rejects.toMatchObject({ status });
    }
    expect([await kept(), deeds.likeWish(7)]).toEqual([[], undefined]);
  });

  it('waits without a network, shows as wanted, and goes out once when there is one', async () => {
    const { deeds, server, told, kept, storage } = setUp();
    server.isCut = true;
    expect(await deeds.do(like(7))).toBe('waits');
    expect([deeds.likeWish(7), deeds.isWaiting('like 7'), [...deeds.likedIds]]).toEqual([true, true, [7]]);
    server.isCut = false;
    await deeds.retry();
    await deeds.retry();
    expect([server.got.length, told.caughtUp, deeds.isWaiting('like 7')]).toEqual([1, ['hidden'], false]);
    await vi.waitFor(() => expect(storage.getItem('deeds')).toBeNull());
    expect(await kept()).toEqual([]);
  });

  it('is tried again by itself though nothing tells of a network', async () => {
    const { deeds, server, wait, timers } = setUp();
    server.isCut = true;
    await deeds.do(like(7));
    wait();
    await vi.waitFor(() => expect(timers.size).toBe(1));
    server.isCut = false;
    wait();
    await vi.waitFor(() => expect(server.got).toHaveLength(1));
    await vi.waitFor(() => expect(timers.size).toBe(0));
  });

  it('goes out after a reload, and a page where nothing waits does not look', async () => {
    const { deeds, server, open } = setUp();
    server.isCut = true;
    await deeds.do(like(7));
    server.isCut = false;
    open().follow();
    await vi.waitFor(() => expect(server.got).toEqual(['like {"userId":"7"}']));
    open().follow();
    expect(server.got).toHaveLength(1);
  });

  it('takes the place of what was wanted before, of one person and one setting alone', async () => {
    const { deeds, server, kept } = setUp();
    server.isCut = true;
    for (const deed of [like(7), like(8), pause(true), like(7, false), pause(false), pause(true)])
      await deeds.do(deed);
    expect(await kept()).toEqual([like(8), like(7, false), pause(true)]);
    expect([deeds.likeWish(7), deeds.likeWish(8), deeds.wish('pause')]).toEqual([false, true, true]);
    server.isCut = false;
    await deeds.retry();
    expect(server.got.sort()).toEqual([
      'like {"userId":"8"}',
      'pause {"paused":true}',
      'unlike {"userId":"7"}',
    ]);
  });

  it('goes out once of two tabs, and what the other tab wanted later wins', async () => {
    const { deeds: one, server, open } = setUp();
    const other = open();
    server.isCut = true;
    await one.do(pause(true));
    await one.do(like(7));
    await other.do(pause(false));
    void one.retry();
    await vi.waitFor(() => expect(one.wish('pause')).toBe(false));
    server.isCut = false;
    await Promise.all([one.retry(), other.retry(), one.retry()]);
    expect(server.got.sort()).toEqual(['like {"userId":"7"}', 'pause {"paused":false}']);
    expect([one.isWaiting('pause'), other.isWaiting('like 7')]).toEqual([false, false]);
  });

  it('that another tab sent is asked for anew by the tab that showed it waiting, as after a gap', async () => {
    const { deeds: one, server, told, open } = setUp();
    const other = open();
    server.isCut = true;
    await one.do(pause(true));
    await other.retry();
    expect(other.isWaiting('pause')).toBe(true);
    server.isCut = false;
    await one.retry();
    expect(told.caughtUp).toEqual(['hidden']);
    await other.retry();
    await vi.waitFor(() =>
      expect([other.isWaiting('pause'), told.caughtUp]).toEqual([false, ['hidden', 'gap']]),
    );
    expect(server.got).toHaveLength(1);
  });

  it.each([402, 403, 404, 422])(
    'that is refused (%i) after it waited is told once and gone',
    async (status) => {
      const { deeds, server, told, kept } = setUp();
      server.isCut = true;
      await deeds.do(like(7));
      server.isCut = false;
      server.refusal = new ApiError('refused', 'Нет', status);
      await deeds.retry();
      await deeds.retry();
      const notice = {
        type: 'refused',
        userName: 'Ия',
        content: status === 404 ? '' : 'Нет',
        to: '/profile/user/7',
      };
      expect(told.notices).toEqual([notice]);
      expect([deeds.likeWish(7), await kept()]).toEqual([undefined, []]);
      expect(told.limits).toHaveLength(status === 402 ? 1 : 0);
    },
  );

  it.each([429, 500, 503, 401, 419])('waits on while the server answers %i', async (status) => {
    const { deeds, server, told } = setUp();
    server.isCut = true;
    await deeds.do(like(7));
    server.isCut = false;
    server.refusal = new ApiError('refused', '', status);
    await deeds.retry();
    expect([told.notices, deeds.isWaiting('like 7')]).toEqual([[], true]);
    server.refusal = undefined;
    await deeds.retry();
    expect(server.got).toHaveLength(1);
  });
});

describe('what waits', () => {
  it('leaves the device when the member is no longer signed in, and goes out never', async () => {
    const { deeds, server, member, open, kept, storage } = setUp();
    const stop = deeds.follow();
    server.isCut = true;
    await deeds.do(like(7));
    member.id = undefined;
    stop();
    await vi.waitFor(async () => expect([await kept(), storage.getItem('deeds')]).toEqual([[], null]));
    [server.isCut, member.id] = [false, 5];
    await deeds.retry();
    open().follow();
    await open().retry();
    expect(server.got).toEqual([]);
  });

  it('stays while the page goes and the member does not, and is for the next page to send', async () => {
    const { deeds, server, kept, wait } = setUp();
    const stop = deeds.follow();
    server.isCut = true;
    await deeds.do(like(7));
    stop();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await kept()).toEqual([like(7)]);
    server.isCut = false;
    wait();
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.got).toEqual([]);
    deeds.follow();
    await vi.waitFor(() => expect(server.got).toHaveLength(1));
  });

  it('is not sent in the name of who signed in since', async () => {
    const { deeds, server, member } = setUp();
    server.isCut = true;
    await deeds.do(like(7));
    [server.isCut, member.id] = [false, 6];
    await deeds.retry();
    expect(server.got).toEqual([]);
  });

  it('is the last wish also where the browser keeps nothing', async () => {
    const { deeds, server, deedStorage } = setUp();
    deedStorage.put = () => Promise.reject(new Error('forbidden'));
    server.isCut = true;
    await deeds.do(like(7));
    await deeds.do(like(7, false));
    server.isCut = false;
    await deeds.retry();
    expect(server.got).toEqual(['unlike {"userId":"7"}']);
  });

  it('of another member is neither shown nor sent', async () => {
    const { deeds, server, storage } = setUp([{ id: 'a', memberId: 6, at: 1, deed: like(9) }]);
    storage.setItem('deeds', '1');
    await deeds.retry();
    expect([server.got, deeds.likeWish(9)]).toEqual([[], undefined]);
  });
});

describe('what a page began that went before it was known', () => {
  const begun = (memberId: number, otherId: number): KeptDeed => ({
    id: `${memberId} ${otherId}`,
    memberId,
    at: 1,
    deed: like(otherId),
  });

  it('goes out from the next page, once, and that of another member does not', async () => {
    const { deeds, server, storage, open } = setUp();
    storage.setItem('deedsBegun', JSON.stringify([begun(5, 7), begun(6, 8)]));
    deeds.follow();
    await vi.waitFor(() => expect(storage.getItem('deedsBegun')).toBe(JSON.stringify([begun(6, 8)])));
    open().follow();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.got).toEqual(['like {"userId":"7"}']);
  });

  it('waits on without a network', async () => {
    const { deeds, server, storage, kept, open } = setUp();
    storage.setItem('deedsBegun', JSON.stringify([begun(5, 7)]));
    server.isCut = true;
    deeds.follow();
    await vi.waitFor(() => expect(deeds.isWaiting('like 7')).toBe(true));
    await vi.waitFor(() => expect(storage.getItem('deedsBegun')).toBeNull());
    expect(await kept()).toEqual([like(7)]);
    server.isCut = false;
    open().follow();
    await vi.waitFor(() => expect(server.got).toHaveLength(1));
  });

  it('is not begun by this page too, which follows again meanwhile', async () => {
    const { deeds, server, timers } = setUp();
    deeds.follow();
    await deeds.do(pause(true));
    const done = deeds.do(like(7));
    deeds.follow();
    expect(await done).toEqual({ dialogId: 3, likesLeft: 9 });
    await deeds.retry();
    expect([server.got, timers.size]).toEqual([['pause {"paused":true}', 'like {"userId":"7"}'], 0]);
  });

  it('leaves the device with the member', async () => {
    const { deeds, member, storage, open, server } = setUp();
    const stop = deeds.follow();
    storage.setItem('deedsBegun', JSON.stringify([begun(5, 7)]));
    member.id = undefined;
    stop();
    expect(storage.getItem('deedsBegun')).toBeNull();
    member.id = 5;
    open().follow();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.got).toEqual([]);
  });

  it.each(['{', 'null', '7', '"a"', '{"length":3}', '[null,7,[],{}]', '[{"memberId":5}]'])(
    'is nothing where something else is stored: %s [ENT-01]',
    async (foreign) => {
      const { deeds, server, storage } = setUp();
      storage.setItem('deedsBegun', foreign);
      deeds.follow();
      expect(await deeds.do(like(7))).toEqual({ dialogId: 3, likesLeft: 9 });
      expect(server.got).toEqual(['like {"userId":"7"}']);
    },
  );
});

describe('a deed whose code does not come', () => {
  it('waits, shows as wanted, and goes out once when it has come', async () => {
    const { deeds, server, storage, wait, timers, code } = setUp();
    code.isMissing = true;
    deeds.follow();
    expect(await deeds.do(like(7))).toBe('waits');
    expect(await deeds.do(pause(true))).toBe('waits');
    expect([deeds.likeWish(7), deeds.wish('pause'), server.got]).toEqual([true, true, []]);
    wait();
    await vi.waitFor(() => expect(timers.size).toBe(1));
    expect(deeds.isWaiting('like 7')).toBe(true);
    code.isMissing = false;
    wait();
    await vi.waitFor(() => expect(deeds.waiting).toEqual([]));
    await vi.waitFor(() => expect(storage.getItem('deedsBegun')).toBeNull());
    expect(server.got.sort()).toEqual(['like {"userId":"7"}', 'pause {"paused":true}']);
  });

  it('goes out from the next page where it never comes to this one', async () => {
    const { deeds, server, open, code } = setUp();
    code.isMissing = true;
    expect(await deeds.do(like(7))).toBe('waits');
    code.isMissing = false;
    open().follow();
    await vi.waitFor(() => expect(server.got).toEqual(['like {"userId":"7"}']));
  });

  it('takes the place of what was wanted before', async () => {
    const { deeds, server, code } = setUp();
    code.isMissing = true;
    deeds.follow();
    await deeds.do(like(7));
    await deeds.do(like(7, false));
    expect(deeds.likeWish(7)).toBe(false);
    code.isMissing = false;
    await deeds.do(pause(true));
    await vi.waitFor(() =>
      expect(server.got.sort()).toEqual(['pause {"paused":true}', 'unlike {"userId":"7"}']),
    );
  });

  it('leaves the device with the member', async () => {
    const { deeds, server, storage, member, wait, code } = setUp();
    code.isMissing = true;
    const stop = deeds.follow();
    await deeds.do(like(7));
    member.id = undefined;
    stop();
    code.isMissing = false;
    wait();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([storage.getItem('deedsBegun'), server.got]).toEqual([null, []]);
  });
});
