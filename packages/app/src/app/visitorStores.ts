import { SessionStore } from '../features/auth';
import { RegistrationStore } from '../features/registration';
import { PreferencesStore } from '../features/shell';
import type { Api } from '../shared/api';
import type { KeyValueStorage } from '../shared/storage';
import type { Clock } from '../shared/store';

export interface VisitorDependencies {
  readonly api: Api;
  readonly storage: KeyValueStorage;
  /** Forgets with the tab. */
  readonly tabStorage: KeyValueStorage;
  readonly clock: Clock;
}

/** What every page needs, signed in or not; a test or story makes its own. */
export function createVisitorStores(from: VisitorDependencies) {
  const preferences = new PreferencesStore(from.api, from.storage);
  const session = new SessionStore(from.api, from.storage, preferences.setLocale);
  const registration = new RegistrationStore({ ...from, session, onLocale: preferences.setLocale });
  return { preferences, session, registration };
}

export type VisitorStores = ReturnType<typeof createVisitorStores>;
