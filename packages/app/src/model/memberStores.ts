import { getPageContext } from '@iskra/api-contract';
import { ChatStore } from './chat/ChatStore';
import { EncountersStore } from './encounters/EncountersStore';
import { PassedList } from './encounters/PassedList';
import { LikesStore } from './likes/LikesStore';
import { MatchesStore } from './matches/MatchesStore';
import { KeptProfiles } from './people/KeptProfiles';
import { MembersStore } from './people/MembersStore';
import { PeopleStore } from './people/PeopleStore';
import { FiltersStore } from './filters/FiltersStore';
import type { Notifier } from './notices/Notifier';
import { PremiumStore } from './premium/PremiumStore';
import { SafetyStore } from './safety/SafetyStore';
import { Presence } from './session/Presence';
import type { Api } from '../shared/api';
import type { Realtime } from '../shared/realtime';
import type { KeyValueStorage, OutboxStorage } from '../shared/storage';
import type { Clock } from '../shared/store';
import { liveRooms } from './liveRooms';
import { LiveUpdates } from './LiveUpdates';
import type { VisitorStores } from './visitorStores';

export interface MemberDependencies {
  readonly api: Api;
  readonly realtime: Realtime;
  readonly storage: KeyValueStorage;
  readonly outbox: OutboxStorage;
  readonly clock: Clock;
  readonly notifier: Notifier;
}

/** The stores of one signed-in member; they go when the member does, so nothing is left for the next one. */
export function createMemberStores(visitor: VisitorStores, from: MemberDependencies) {
  const { api, storage, clock } = from;
  const filters = new FiltersStore(storage);
  const people = new PeopleStore();
  const selfId = () => visitor.session.user?.id;
  const stores = {
    ...visitor,
    filters,
    people,
    presence: new Presence({ ...from, selfId }),
    encounters: new EncountersStore(api, filters, new PassedList(storage, clock), people),
    likes: new LikesStore(api, storage, people),
    matches: new MatchesStore(api, people),
    members: new MembersStore(api, selfId, people, new KeptProfiles(storage)),
    chat: new ChatStore({ ...from, selfId, onDialogues: (list) => premium.noteDialogues(list) }),
  };
  const premium = new PremiumStore({ ...stores, api });
  const safety = new SafetyStore({ ...stores, api, selfId, notifier: from.notifier });
  const all = { ...stores, premium, safety };
  const rooms = liveRooms(all, { ...from, selfId });
  const isReachable = () =>
    api.send(getPageContext, {}).then(
      () => true,
      () => false,
    );
  return { ...all, live: new LiveUpdates({ ...from, selfId, isReachable, rooms }) };
}

export type Stores = ReturnType<typeof createMemberStores>;
