import { getFilteredUsers } from '@iskra/api-contract';
import { expect, it } from 'vitest';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { systemClock } from '../../shared/store';
import { fakeDeeds } from '../deeds/fakeDeeds';
import { FiltersStore } from '../filters/FiltersStore';
import { PeopleStore } from '../people/PeopleStore';
import { EncountersStore } from './EncountersStore';
import { encountersEvents } from './events';
import { PassedList } from './PassedList';

function setUp() {
  const storage = memoryStorage();
  const left = { likes: 50, asked: 0 };
  const people: Answer = () => {
    left.asked += 1;
    return { users: [], total: 0, likes_left: left.likes };
  };
  const { api } = fakeApi(new Map([[getFilteredUsers, people]]));
  const encounters = new EncountersStore(
    api,
    new FiltersStore(storage),
    new PassedList(storage, systemClock),
    new PeopleStore(),
    fakeDeeds(api),
  );
  return { encounters, left, room: encountersEvents(encounters) };
}

it('count the likes left anew when another page of the member gave one, and on a new day (D-04) [ENC-11]', async () => {
  const { encounters, left, room } = setUp();
  await encounters.load();
  left.likes = 49;
  await room.events.listsChanged?.({ dialog_id: null });
  expect(encounters.likesLeft).toBe(49);
  left.likes = 50;
  await room.refresh?.();
  expect(encounters.likesLeft).toBe(50);
});

it('count them anew when somebody whom the member liked is gone: the like comes back (D-36) [ENC-11]', async () => {
  const { encounters, left, room } = setUp();
  left.likes = 49;
  await encounters.load();
  left.likes = 50;
  await room.events.memberChanged?.({ user_id: 7, is_deleted: true });
  expect(encounters.likesLeft).toBe(50);
});

it('ask nothing where nobody looked at them', async () => {
  const { left, room } = setUp();
  await room.refresh?.();
  expect(left.asked).toBe(0);
});

it('leave the word of a reached limit while there is no like left, and take it back with the first', async () => {
  const { encounters, left, room } = setUp();
  await encounters.load();
  encounters.reachLimit(undefined);
  left.likes = 0;
  await room.refresh?.();
  expect(encounters.isLimitReached).toBe(true);
  left.likes = 1;
  await room.refresh?.();
  expect(encounters.isLimitReached).toBe(false);
});
