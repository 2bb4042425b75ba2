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
  /** Somebody signs in: what a member's page needs may come meanwhile. */
  readonly onSigningIn?: () => void;
}

/** What every page needs, signed in or not, and what further stores are made of; a test or story makes its own. */
export function createVisitorStores(from: VisitorDependencies) {
  const { api, storage, dropUnsent, onSigningIn } = from;
  const preferences = new PreferencesStore(api, storage);
  const session = new SessionStore(api, storage, preferences.setLocale, dropUnsent, onSigningIn);
  return { ...from, preferences, session };
}

export type VisitorStores = ReturnType<typeof createVisitorStores>;
