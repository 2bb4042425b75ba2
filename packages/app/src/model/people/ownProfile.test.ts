import { checkLike, getUser, type CallDefinition } from '@iskra/api-contract';
import { expect, it } from 'vitest';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { KeptProfiles } from './KeptProfiles';
import { MembersStore } from './MembersStore';
import { PeopleStore } from './PeopleStore';
import { fakeDeeds } from '../deeds/fakeDeeds';

it.each([
  ['another member', 2, [getUser.path, checkLike.path]],
  ['oneself', 1, [getUser.path]],
])('asks whether one likes %s: only others can be liked [OTH-02, OTH-04]', async (_, id, expected) => {
  const { api, sent } = fakeApi(
    new Map<CallDefinition, Answer>([
      [getUser, () => ({ user: { id } })],
      [checkLike, () => ({ liked: false })],
    ]),
  );
  const members = new MembersStore(
    api,
    () => 1,
    new PeopleStore(),
    new KeptProfiles(memoryStorage()),
    fakeDeeds(api),
  );
  await members.load(id);
  expect(sent.map(({ call }) => call.path)).toEqual(expected);
  expect(members.get(id)).toEqual({ id });
});
