import {
  getGivenLikes,
  likeUser,
  unlikeUser,
  type CallDefinition,
  type GivenLike,
} from '@iskra/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { PeopleStore } from '../people/PeopleStore';
import { listRoom } from '../useFollowed';
import { GivenLikesStore } from './GivenLikesStore';
import { LikesStore } from './LikesStore';
import { fakeDeeds } from '../deeds/fakeDeeds';

/** Somebody who likes so many people; every tenth is a match. */
function setUp(count: number) {
  let all = Array.from({ length: count }, (_, at) => ({ id: at + 1, is_match: at % 10 === 0 }) as GivenLike);
  const state = { isDown: false, isCut: false };
  const page: Answer = ({ query }) => {
    const { offset, limit } = query as unknown as { offset: string; limit: string };
    return { users: all.slice(Number(offset), Number(offset) + Number(limit)), total: all.length };
  };
  const unlike: Answer = ({ params }) => {
    if (state.isDown) throw new ApiError('refused', '', 500);
    if (state.isCut) throw new ApiError('network', '');
    const { userId } = params as unknown as { userId: string };
    all = all.filter(({ id }) => id !== Number(userId));
    return { message: '' };
  };
  const people = new PeopleStore();
  const { api, sent } = fakeApi(
    new Map<CallDefinition, Answer>([
      [getGivenLikes, page],
      [unlikeUser, unlike],
      [likeUser, unlike],
    ]),
  );
  const likes = new LikesStore(api, memoryStorage(), people, fakeDeeds(api));
  const given = new GivenLikesStore(api, likes, people);
  const room = listRoom(given.query);
  const ids = () => given.people.map(({ id }) => id);
  return { given, likes, people, ids, room, state, sent, add: (like: GivenLike) => (all = [like, ...all]) };
}

const idsTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe('likes given', () => {
  it('load page by page to the end, and say who is a match', async () => {
    const { given, ids } = setUp(150);
    await given.load();
    expect([ids(), given.hasMore]).toEqual([idsTo(60), true]);
    await given.loadMore();
    await given.loadMore();
    expect([ids(), given.hasMore]).toEqual([idsTo(150), false]);
    expect([1, 2, 141].map((id) => given.isMatch(id))).toEqual([true, false, true]);
  });

  it('leave no word of a match with the person, whom other lists show too', async () => {
    const { given, people } = setUp(1);
    await given.load();
    expect(people.get(1)).not.toHaveProperty('is_match');
  });

  it('lose whom the member takes back, and go on with the next page without a gap (D-21)', async () => {
    const { given, ids } = setUp(70);
    await given.load();
    expect(await given.takeBack(3)).toBe(true);
    expect(ids()).not.toContain(3);
    await vi.waitFor(() => expect(given.loading.state).toBe('ready'));
    await given.loadMore();
    expect(ids()).toEqual(idsTo(70).filter((id) => id !== 3));
    expect(given.hasMore).toBe(false);
  });

  it('keep whom the server did not take back (D-11)', async () => {
    const { given, ids, state } = setUp(2);
    await given.load();
    state.isDown = true;
    await expect(given.takeBack(2)).rejects.toThrow(ApiError);
    expect(ids()).toEqual([1, 2]);
  });

  it('keep whose taking back waits for a network, until it is not wanted after all', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { given, likes, ids, state } = setUp(2);
    await given.load();
    state.isCut = true;
    expect(await given.takeBack(2)).toBe(false);
    expect([ids(), likes.waitingFor(2)]).toEqual([[1, 2], false]);
    await given.keep(2);
    expect(likes.waitingFor(2)).toBe(true);
  });

  it('follow on the screen what another page of the member did, and ask for nothing elsewhere', async () => {
    const { given, ids, room, sent, add } = setUp(1);
    const asked = () => sent.filter(({ call }) => call === getGivenLikes).length;
    await room.events.listsChanged?.({ dialog_id: null });
    expect(asked()).toBe(0);
    given.query.look();
    await vi.waitFor(() => expect(ids()).toEqual([1]));
    add({ id: 9, is_match: false } as GivenLike);
    await room.events.listsChanged?.({ dialog_id: null });
    expect(ids()).toEqual([9, 1]);
  });
});
