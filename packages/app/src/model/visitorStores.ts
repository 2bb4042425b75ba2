import { SessionStore } from './session/SessionStore';
import { PreferencesStore } from './preferences/PreferencesStore';
import type { Api } from '../shared/api';
import type { KeyValueStorage } from '../shared/storage';
import type { Clock } from '../shared/store';

export interface VisitorDependencies {
  readonly api: Api;
  readonly storage: KeyValueStorage;
  /** Forgets with the tab. */
  readonly tabStorage: KeyValueStorage;
  readonly clock: Clock;
  /** Takes unsent messages and photos off the device, except those of the member given. */
  readonly dropUnsent: (exceptOf: number | null) => Promise<void>;
}

/** What every page needs, signed in or not, and what further stores are made of; a test or story makes its own. */
export function createVisitorStores(from: VisitorDependencies) {
  const preferences = new PreferencesStore(from.api, from.storage);
  const session = new SessionStore(from.api, from.storage, preferences.setLocale, from.dropUnsent);
  return { ...from, preferences, session };
}

export type VisitorStores = ReturnType<typeof createVisitorStores>;
