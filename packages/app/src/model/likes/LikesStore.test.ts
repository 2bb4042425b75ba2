import { getLikedCount, getLikedUsers, type MemberCard } from '@iskra/api-contract';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { PeopleStore } from '../people/PeopleStore';
import { LikesStore } from './LikesStore';
import { fakeDeeds } from '../deeds/fakeDeeds';

/** Somebody whom 150 people like, told of no more than the contract gives at once. */
function store(isPremium: boolean) {
  const all = Array.from({ length: 150 }, (_, at) => ({ id: at + 1 }) as MemberCard);
  const answer = ({ query }: { query?: never }) => {
    const { offset, limit } = query as unknown as { offset: string; limit: string };
    if (Number(limit) > 100) throw new Error('More than the contract gives at once');
    const page = all.slice(Number(offset), Number(offset) + Number(limit));
    return { users: isPremium ? page : page.map(() => ({ placeholder: true })), total: all.length };
  };
  const { api } = fakeApi(new Map([[getLikedUsers, answer]]) as never);
  return { likes: new LikesStore(api, memoryStorage(), new PeopleStore(), fakeDeeds(api)), all };
}

const idsTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const idsOf = ({ people }: LikesStore) => people.map(({ id }) => id);

describe('likes received', () => {
  it('load page by page for a premium member, and anew as far as one has scrolled [LIK-01]', async () => {
    const { likes, all } = store(true);
    await likes.load();
    expect([idsOf(likes), likes.count, likes.hasMore]).toEqual([idsTo(60), 150, true]);
    await likes.loadMore();
    await likes.loadMore();
    expect([idsOf(likes), likes.hasMore]).toEqual([idsTo(150), false]);
    all.shift();
    await likes.load();
    expect([idsOf(likes), likes.count]).toEqual([idsTo(150).slice(1), 149]);
  });

  it('are one number for a regular member, however many there are [LIK-04]', async () => {
    const { likes } = store(false);
    await likes.load();
    expect([likes.people, likes.hiddenCount, likes.count, likes.hasMore]).toEqual([[], 150, 150, false]);
  });
});

it('the count asked for last counts, whichever answer comes first [LIK-01]', async () => {
  const answers: ((answer: { count: number }) => void)[] = [];
  const answer = () => new Promise<{ count: number }>((resolve) => answers.push(resolve));
  const { api } = fakeApi(new Map([[getLikedCount, answer]]) as never);
  const likes = new LikesStore(api, memoryStorage(), new PeopleStore(), fakeDeeds(api));
  const both = [likes.loadCount(), likes.loadCount()];
  answers[1]?.({ count: 0 });
  await both[1];
  answers[0]?.({ count: 1 });
  await both[0];
  expect(likes.count).toBe(0);
});
