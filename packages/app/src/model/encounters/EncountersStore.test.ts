import {
  getFilteredUsers,
  likeUser,
  unlikeUser,
  type CallDefinition,
  type MemberCard,
} from '@iskra/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { systemClock } from '../../shared/store';
import { FiltersStore } from '../filters/FiltersStore';
import { PeopleStore } from '../people/PeopleStore';
import { EncountersStore } from './EncountersStore';
import { PassedList } from './PassedList';
import { fakeDeeds } from '../deeds/fakeDeeds';

const card = (id: number): MemberCard => ({
  id,
  name: `Имя${id}`,
  age: 25,
  city: { name: 'Москва' },
  online: 'online',
  main_image: null,
  mark: 0,
  images: [],
  goals: [],
});

function setUp(ids: number[], like: Answer = () => ({ dialog_id: 1, likes_left: 9 })) {
  const storage = memoryStorage();
  const state = { isDown: false };
  const page: Answer = ({ query }) => {
    if (state.isDown) throw new ApiError('network', '');
    const { offset, limit } = query as unknown as { offset: string; limit: string };
    const users = ids.slice(Number(offset), Number(offset) + Number(limit)).map(card);
    return { users, total: ids.length, likes_left: 10 };
  };
  const answers = new Map<CallDefinition, Answer>([
    [getFilteredUsers, page],
    [likeUser, like],
    [unlikeUser, () => ({ message: '' })],
  ]);
  const { api, sent } = fakeApi(answers);
  const passed = new PassedList(storage, systemClock);
  const filters = new FiltersStore(storage);
  const deeds = fakeDeeds(api);
  const encounters = new EncountersStore(api, filters, passed, new PeopleStore(), deeds);
  return { encounters, filters, sent, passed, state, storage, deeds };
}

const idsOf = (encounters: EncountersStore) => encounters.queue.map(({ id }) => id);

describe('encounters', () => {
  it('asks for images, and likes move on [ENC-05, ENC-10]', async () => {
    const { encounters, sent } = setUp([1, 2, 3]);
    await encounters.load();
    expect(sent[0]?.input).toMatchObject({ query: { includeImages: 'true' } });
    await encounters.like(card(1));
    expect(idsOf(encounters)).toEqual([2, 3]);
    expect(encounters.likesLeft).toBe(9);
  });

  it('are not whom other filters found when a change of filters fails [FIL-04]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { encounters, filters, state } = setUp([1, 2]);
    await encounters.load();
    state.isDown = true;
    await encounters.load();
    expect(idsOf(encounters)).toEqual([1, 2]);
    filters.change({ minAge: 40 });
    await encounters.load();
    expect([encounters.loading.state, idsOf(encounters)]).toEqual(['failed', []]);
  });

  it('send nothing for a dislike, and remember it [ENC-06]', async () => {
    const { encounters, sent, passed } = setUp([1, 2]);
    await encounters.load();
    const before = sent.length;
    encounters.pass(card(1));
    expect(sent).toHaveLength(before);
    expect(idsOf(encounters)).toEqual([2]);
    await encounters.load();
    expect(idsOf(encounters)).toEqual([2]);
    expect([...passed.ids]).toEqual([1]);
  });

  it('keep the card when a like does not go through [ENC-05]', async () => {
    const { encounters } = setUp([1], () => {
      throw new ApiError('refused', '', 500);
    });
    await encounters.load();
    await expect(encounters.like(card(1))).rejects.toBeInstanceOf(ApiError);
    expect(idsOf(encounters)).toEqual([1]);
  });

  it('let the card go whose person has just gone [ENC-05]', async () => {
    const { encounters } = setUp([1, 2], () => {
      throw new ApiError('refused', '', 404);
    });
    await encounters.load();
    await expect(encounters.like(card(1))).rejects.toMatchObject({ status: 404 });
    expect([idsOf(encounters), encounters.likesLeft]).toEqual([[2], 10]);
  });

  it('move on when a like waits for a network, count it, and do not show the person again', async () => {
    const { encounters } = setUp([1, 2], () => {
      throw new ApiError('network', '');
    });
    await encounters.load();
    await encounters.like(card(1));
    expect([idsOf(encounters), encounters.likesLeft]).toEqual([[2], 9]);
    await encounters.load();
    expect(idsOf(encounters)).toEqual([2]);
  });

  it('know when the day’s likes are used up [ENC-11]', async () => {
    const { encounters } = setUp([1], () => {
      throw new ApiError('refused', '', 402, {}, '2026-11-22T10:00:00.000Z');
    });
    await encounters.load();
    await expect(encounters.like(card(1))).rejects.toMatchObject({ status: 402 });
    expect(encounters).toMatchObject({
      isLimitReached: true,
      likesLeft: 0,
      limitResetsAt: '2026-11-22T10:00:00.000Z',
    });
  });

  it('count the likes anew when one comes back [ENC-11]', async () => {
    const { encounters, sent, deeds } = setUp([1], () => {
      throw new ApiError('refused', '', 402, {}, '2026-11-22T10:00:00.000Z');
    });
    const after = vi.spyOn(deeds.from.clock, 'after');
    await encounters.load();
    await encounters.like(card(1)).catch(() => undefined);
    const [ms = 0, count] = after.mock.lastCall ?? [];
    expect(deeds.from.clock.now().getTime() + ms).toBeCloseTo(Date.parse('2026-11-22T10:00:01.000Z'), -4);
    const before = sent.length;
    count?.();
    await vi.waitFor(() => expect([sent.length, encounters.likesLeft]).toEqual([before + 1, 10]));
  });

  it('undo a pass without a call and a like by unliking', async () => {
    const { encounters, sent, passed } = setUp([1, 2]);
    await encounters.load();
    encounters.pass(card(1));
    await encounters.undo();
    expect([...passed.ids]).toEqual([]);
    await encounters.like(card(1));
    await encounters.undo();
    expect(sent.at(-1)?.call).toBe(unlikeUser);
    expect(idsOf(encounters)).toEqual([1, 2]);
    expect(encounters.canUndo).toBe(false);
  });

  it('undo one decision when undo is pressed twice, and lose nobody', async () => {
    const { encounters, passed } = setUp([1, 2, 3]);
    await encounters.load();
    encounters.pass(card(1));
    encounters.pass(card(2));
    await encounters.like(card(3));
    await Promise.all([encounters.undo(), encounters.undo()]);
    expect([idsOf(encounters), [...passed.ids]]).toEqual([[3], [1, 2]]);
    await encounters.undo();
    expect([idsOf(encounters), [...passed.ids]]).toEqual([[2, 3], [1]]);
  });

  it('ask about nobody again whose like an earlier page left, however late that goes out [ENC-05, OTH-04]', async () => {
    const like = { kind: 'like', otherId: 2, isOn: true } as const;
    const late = setUp([1, 2, 3]);
    await late.encounters.load();
    late.deeds.setWaiting([like]);
    expect(idsOf(late.encounters)).toEqual([1, 3]);
    late.deeds.setWaiting([]);
    expect(idsOf(late.encounters)).toEqual([1, 3]);
    const meanwhile = setUp([1, 2, 3]);
    meanwhile.deeds.setWaiting([like]);
    const loading = meanwhile.encounters.load();
    meanwhile.deeds.setArriving([like]);
    meanwhile.deeds.setWaiting([]);
    await loading;
    expect(idsOf(meanwhile.encounters)).toEqual([1, 3]);
  });

  it('read on past pages that hold only passed people', async () => {
    const ids = Array.from({ length: 70 }, (_, index) => index + 1);
    const { encounters, passed } = setUp(ids);
    ids.slice(0, 60).forEach((id) => passed.add(id));
    await encounters.load();
    expect(idsOf(encounters)).toEqual(ids.slice(60));
  });

  it('forget a pass after 30 days (D-21)', async () => {
    const { encounters, passed } = setUp([1]);
    passed.add(1);
    vi.useFakeTimers({ now: Date.now() + 31 * 24 * 3_600_000 });
    await encounters.load();
    vi.useRealTimers();
    expect(idsOf(encounters)).toEqual([1]);
  });
});
