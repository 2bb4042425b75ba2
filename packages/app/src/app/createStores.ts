import type { Api } from '../shared/api';
import type { Realtime } from '../shared/realtime';
import type { KeyValueStorage, OutboxStorage } from '../shared/storage';
import type { Clock } from '../shared/store';
import { SessionStore } from '../features/auth';
import { ChatStore } from '../features/chat';
import { EncountersStore, PassedList } from '../features/encounters';
import { LikesStore } from '../features/likes';
import { MatchesStore } from '../features/matches';
import { MembersStore } from '../features/member';
import { FiltersStore, NearbyStore } from '../features/nearby';
import type { Notifier } from '../features/notifications';
import { PhotosStore } from '../features/profile';
import { RegistrationStore } from '../features/registration';
import { PreferencesStore, Presence } from '../features/shell';
import { LiveUpdates } from './LiveUpdates';

export interface StoreDependencies {
  readonly api: Api;
  readonly realtime: Realtime;
  readonly storage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
  readonly outbox: OutboxStorage;
  readonly clock: Clock;
  readonly notifier: Notifier;
}

/** All stores of one page; a test or story makes its own, there are no others. */
export function createStores(from: StoreDependencies) {
  const { api, storage, clock } = from;
  const preferences = new PreferencesStore(api, storage);
  const session = new SessionStore(api, storage, preferences.setLocale);
  const filters = new FiltersStore(storage);
  const stores = {
    preferences,
    presence: new Presence(api),
    session,
    filters,
    registration: new RegistrationStore({ ...from, session, onLocale: preferences.setLocale }),
    nearby: new NearbyStore(api, filters),
    encounters: new EncountersStore(api, filters, new PassedList(storage, clock)),
    likes: new LikesStore(api, storage),
    matches: new MatchesStore(api),
    members: new MembersStore(api),
    photos: new PhotosStore(api, session),
    chat: new ChatStore({ ...from, selfId: () => session.user?.id }),
  };
  return { ...stores, live: new LiveUpdates(stores, from) };
}

export type Stores = ReturnType<typeof createStores>;
