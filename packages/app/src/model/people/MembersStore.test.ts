import { checkLike, getUser, likeUser, unlikeUser, type CallDefinition } from '@iskra/api-contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { KeptProfiles } from './KeptProfiles';
import { MembersStore } from './MembersStore';
import { PeopleStore } from './PeopleStore';
import { fakeDeeds } from '../deeds/fakeDeeds';

function setUp(answers: readonly [CallDefinition, Answer][] = []) {
  const state = { liked: false };
  const { api, sent } = fakeApi(
    new Map<CallDefinition, Answer>([
      [getUser, () => ({ user: { id: 7, name: 'Ия', block: false } })],
      [checkLike, () => ({ liked: state.liked })],
      [likeUser, () => ({ dialog_id: 101, likes_left: (state.liked = true) && 49 })],
      [unlikeUser, () => ({ message: (state.liked = false) || 'ok' })],
      ...answers,
    ]),
  );
  const calls = () => sent.map(({ call }) => call.path);
  return {
    members: new MembersStore(
      api,
      () => 5,
      new PeopleStore(),
      new KeptProfiles(memoryStorage()),
      fakeDeeds(api),
    ),
    state,
    calls,
    forget: () => void sent.splice(0),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('a profile comes with whether I like them, as the server says [OTH-01, OTH-04]', async () => {
  const { members, state, calls } = setUp();
  state.liked = true;
  await members.load(7);
  expect([members.get(7)?.name, members.liked.get(7)]).toEqual(['Ия', true]);
  expect(calls().sort()).toEqual(['/api/likes/check/:userId', '/api/users/user/:id']);
});

it('toggling likes or unlikes and then checks again; a like answers with its dialogue [OTH-04]', async () => {
  const { members, calls, forget } = setUp();
  expect(await members.toggleLike(7)).toBe(101);
  expect([calls(), members.liked.get(7)]).toEqual([
    ['/api/likes/like/:userId', '/api/likes/check/:userId'],
    true,
  ]);
  forget();
  expect(await members.toggleLike(7)).toBeNull();
  expect([calls(), members.liked.get(7)]).toEqual([
    ['/api/likes/unlike/:userId', '/api/likes/check/:userId'],
    false,
  ]);
});

it('what the check says counts, not what was pressed [OTH-04]', async () => {
  const { members } = setUp([[checkLike, () => ({ liked: false })]]);
  await members.toggleLike(7);
  expect(members.liked.get(7)).toBe(false);
});

it('a like that was refused changes nothing and says why [OTH-04, API-03]', async () => {
  const usedUp = () => {
    throw new ApiError('refused', 'Лайки на сегодня закончились.', 402);
  };
  const { members } = setUp([[likeUser, usedUp]]);
  await expect(members.toggleLike(7)).rejects.toMatchObject({ status: 402 });
  expect(members.liked.get(7)).toBeUndefined();
});

it('whom I blocked has a profile and no like (D-33) [OTH-02]', async () => {
  const noLikes = () => {
    throw new ApiError('refused', '', 404);
  };
  const { members } = setUp([[checkLike, noLikes]]);
  await members.load(7);
  members.setBlocked(7, true);
  expect([members.get(7)?.block, members.liked.get(7), members.loading.state]).toEqual([
    true,
    false,
    'ready',
  ]);
});

it('who blocked me is gone until they take it back [BLK-03]', async () => {
  const { members } = setUp();
  await members.load(7);
  members.setHidden(7, true);
  expect([members.get(7), members.hidden.has(7)]).toEqual([undefined, true]);
  members.setHidden(7, false);
  expect(members.hidden.has(7)).toBe(false);
});
