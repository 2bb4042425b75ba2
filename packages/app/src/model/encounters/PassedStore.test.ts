import { cardsAtOnce, getMemberCards, type MemberCard } from '@iskra/api-contract';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { PeopleStore } from '../people/PeopleStore';
import { PassedList } from './PassedList';
import { PassedStore } from './PassedStore';

const dayMs = 24 * 60 * 60_000;

/** A device on which so many people were passed, one a second; `gone` are seen no more. */
function setUp(count: number, gone: (id: number) => boolean = () => false) {
  const clock = {
    nowMs: Date.UTC(2026, 5, 14),
    now: () => new Date(clock.nowMs),
    after: () => () => undefined,
  };
  const list = new PassedList(memoryStorage(), clock);
  for (let id = 1; id <= count; id += 1) {
    list.add(id);
    clock.nowMs += 1000;
  }
  const cards: Answer = ({ body }) => {
    const { ids } = body as unknown as { ids: number[] };
    if (ids.length > cardsAtOnce) throw new Error('More than the contract gives at once');
    return { users: ids.filter((id) => !gone(id)).map((id) => ({ id }) as MemberCard) };
  };
  const { api, sent } = fakeApi(new Map([[getMemberCards, cards]]));
  const passed = new PassedStore(api, list, new PeopleStore());
  return { passed, list, clock, sent, ids: () => passed.people.map(({ id }) => id) };
}

const downFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first - at);

describe('whom the member passed', () => {
  it('come page by page, the newest pass first (D-21)', async () => {
    const { passed, ids } = setUp(150);
    await passed.load();
    expect([ids(), passed.hasMore]).toEqual([downFrom(150, 100), true]);
    await passed.loadMore();
    expect([ids(), passed.hasMore]).toEqual([downFrom(150, 150), false]);
  });

  it('are asked for until some are seen, however many are gone', async () => {
    const { passed, ids } = setUp(250, (id) => id > 30);
    await passed.load();
    expect([ids(), passed.hasMore]).toEqual([downFrom(30, 30), false]);
  });

  it('are asked of nobody when there is none, nor after 30 days (D-21)', async () => {
    const { passed, clock, sent, ids } = setUp(1);
    clock.nowMs += 30 * dayMs;
    await passed.load();
    expect([ids(), sent, passed.loading.state]).toEqual([[], [], 'ready']);
  });

  it('are brought back by the device alone: the server is told of nothing (D-21)', async () => {
    const { passed, list, sent, ids } = setUp(3);
    await passed.load();
    const asked = sent.length;
    passed.takeBack(2);
    expect([ids(), [...list.ids], sent.length]).toEqual([[3, 1], [1, 3], asked]);
  });

  it('are all listed though one is brought back while more are on their way', async () => {
    const { passed, ids } = setUp(250);
    await passed.load();
    const loaded = passed.loadMore();
    passed.takeBack(250);
    await loaded;
    await passed.loadMore();
    expect(ids()).toEqual(downFrom(249, 249));
  });

  it('do not come again with an answer that was on its way when they were brought back', async () => {
    const { passed, ids } = setUp(2);
    const loaded = passed.load();
    passed.takeBack(2);
    await loaded;
    expect(ids()).toEqual([1]);
  });
});
