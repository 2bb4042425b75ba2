import { checkLike, getUser, type CallDefinition, type Member } from '@iskra/api-contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { clearMembers } from '../session/clearMembers';
import { KeptProfiles } from './KeptProfiles';
import { MembersStore } from './MembersStore';
import { PeopleStore } from './PeopleStore';
import { fakeDeeds } from '../deeds/fakeDeeds';

const profile = (id: number): Member => ({
  id,
  block: false,
  name: `Имя${id}`,
  age: 25,
  gender: 'female',
  city: { name: 'Казань' },
  about: null,
  goals: [],
  height: null,
  children: null,
  smoking: null,
  alcohol: null,
  position: null,
  company: null,
  education: null,
  orientation: null,
  relationship: null,
  languages: [],
  online: false,
  premium: false,
  main_image: null,
  all_images: {},
});

/** A page of one device; its server can be reached, or answers with an error. */
function openPage(storage = memoryStorage()) {
  const state: { error?: ApiError } = {};
  const answer = ({ params }: { params?: unknown }) => {
    if (state.error) throw state.error;
    return { user: profile(Number((params as { id: string }).id)) };
  };
  const { api } = fakeApi(
    new Map<CallDefinition, Answer>([
      [getUser, answer],
      [checkLike, () => ({ liked: false })],
    ]),
  );
  const members = new MembersStore(
    api,
    () => 99,
    new PeopleStore(),
    new KeptProfiles(storage),
    fakeDeeds(api),
  );
  return { members, storage, state };
}

const unreachable = () => new ApiError('network', '');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('a profile looked at before is there after a reload without a connection [ENT-01]', async () => {
  const { members, storage } = openPage();
  await members.load(1);
  const later = openPage(storage);
  later.state.error = unreachable();
  await later.members.load(1);
  await later.members.load(2);
  expect([later.members.get(1)?.name, later.members.get(2), later.members.loading.state]).toEqual([
    'Имя1',
    undefined,
    'failed',
  ]);
});

it('who is gone is gone without a connection too [ENT-01, BLK-03]', async () => {
  const { members, storage, state } = openPage();
  await members.load(1);
  await members.load(2);
  members.setHidden(1, true);
  state.error = new ApiError('refused', '', 404);
  await members.load(2);
  expect(JSON.parse(storage.getItem('userCache') ?? '')).toEqual([]);
});

it('keeps the last twenty, and nothing of them once the member has left [ENT-01]', async () => {
  const { members, storage } = openPage();
  for (let id = 1; id <= 22; id += 1) await members.load(id);
  await members.load(5);
  const ids = (JSON.parse(storage.getItem('userCache') ?? '') as Member[]).map(({ id }) => id);
  expect([ids.length, ids[0], ids[1], ids.at(-1)]).toEqual([20, 5, 22, 3]);
  clearMembers(storage);
  expect(storage.getItem('userCache')).toBeNull();
});

it.each(['{', '[{"id":1}]', '7'])('broken content counts as none: %s [ENT-01]', async (content) => {
  const { members, storage, state } = openPage();
  storage.setItem('userCache', content);
  state.error = unreachable();
  await members.load(1);
  expect(members.get(1)).toBeUndefined();
});
