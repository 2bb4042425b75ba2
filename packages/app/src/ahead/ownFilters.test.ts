import { getFilteredUsers, getUser } from '@iskra/api-contract';
import { addressAhead } from '@iskra/api-contract/ahead';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstCalls } from '../../prerender/firstCalls';
import { EncountersStore } from '../model/encounters/EncountersStore';
import { PassedList } from '../model/encounters/PassedList';
import { fakeDeeds } from '../model/deeds/fakeDeeds';
import { readAddress } from '../model/filters/filterAddress';
import { FiltersStore } from '../model/filters/FiltersStore';
import { isSound } from '../model/filters/filtersSchema';
import { NearbyStore } from '../model/people/NearbyStore';
import { PeopleStore } from '../model/people/PeopleStore';
import { callAddress } from '../shared/api/callAddress';
import { fakeApi } from '../shared/api/fakeApi';
import { memoryStorage } from '../shared/storage';
import { systemClock } from '../shared/store';
import { ownFilters } from './ownFilters';

afterEach(() => vi.unstubAllGlobals());

const kept = { minAge: 25, maxAge: 40, gender: 'male', city: null, onlineStatus: 'online' };
const devices: readonly (readonly [what: string, search: string, filters: unknown])[] = [
  ['nothing', '', undefined],
  ['filters on the device', '', { ...kept, further: { goals: 'friendship' } }],
  ['filters of an earlier version', '', kept],
  ['filters in the address', '?gender=male&city=&from=30&to=20&goals=find_love', { ...kept, further: {} }],
];

describe.each(devices)('with %s', (_, search, filters) => {
  /** Where the store of the page really sends its first call. */
  async function addressOf(load: (from: ReturnType<typeof stores>) => Promise<void>): Promise<string> {
    const from = stores();
    await load(from);
    const { query } = from.sent[0]?.input as { query: Record<string, string> };
    return callAddress(getFilteredUsers.path, { query });
  }
  function stores() {
    const storage = memoryStorage(filters === undefined ? {} : { filters });
    vi.stubGlobal('localStorage', storage);
    const { api, sent } = fakeApi(
      new Map([[getFilteredUsers, () => ({ users: [], total: 0, likes_left: 5 })]]),
    );
    const found = new FiltersStore(storage);
    const inAddress = readAddress(new URLSearchParams(search), isSound);
    if (inAddress) found.change(inAddress);
    return { api, sent, filters: found, people: new PeopleStore(), storage };
  }
  const ahead = (page: 'nearby' | 'encounters') =>
    firstCalls[page]?.map((call) => addressAhead(call, '/', ownFilters({ search })));

  it('asks for people nearby as their store does [FIL-04, B8.7]', async () => {
    const asked = await addressOf(({ api, filters, people }) => new NearbyStore(api, filters, people).load());
    expect(ahead('nearby')).toEqual([asked]);
  });

  it('asks for encounters as their store does [FIL-04, B8.7]', async () => {
    const asked = await addressOf(({ api, filters, people, storage }) =>
      new EncountersStore(api, filters, new PassedList(storage, systemClock), people, fakeDeeds(api)).load(),
    );
    expect(ahead('encounters')).toEqual([asked]);
  });
});

describe('a call about what the address names', () => {
  const call = { path: getUser.path };
  it('takes the number from there', () =>
    expect(addressAhead(call, '/profile/user/7')).toBe('/api/users/user/7'));
  it('is not made without it', () => expect(addressAhead(call, '/messages')).toBeUndefined());
});
