import { ApiError } from '../shared/api';
import type { Deed } from './deeds/Deed';
import type { EncountersStore } from './encounters/EncountersStore';
import type { LiveUpdates } from './LiveUpdates';
import type { Notifier } from './notices/Notifier';
import type { PeopleStore } from './people/PeopleStore';
import type { SessionStore } from './session/SessionStore';

interface Page {
  readonly session: SessionStore;
  readonly encounters: EncountersStore;
  readonly people: PeopleStore;
  readonly notifier: Notifier;
  readonly live: Pick<LiveUpdates, 'catchUp'>;
}

/** A deed that had waited went out: the page shows what came of it. */
export async function followDeed({ session, live }: Page, deed: Deed): Promise<void> {
  const { user } = session;
  if (deed.kind === 'sound' && user) session.setUser({ ...user, sound: deed.isOn });
  await live.catchUp('hidden');
}

/** A deed that had waited was refused: the member is told wherever they look, as they did it long ago. */
export function tellRefused({ encounters, people, notifier, live }: Page, deed: Deed, error: unknown): void {
  const { status = 0, message = '', resetsAt = undefined } = error instanceof ApiError ? error : {};
  if (status === 402) encounters.reachLimit(resetsAt);
  if (deed.kind === 'like' && !deed.isOn) return;
  const other = deed.kind === 'like' ? deed.otherId : undefined;
  notifier.notify({
    type: other === undefined ? 'setting-refused' : 'like-refused',
    content: message,
    userName: (other && people.get(other)?.name) || null,
    ...(other === undefined ? {} : { to: `/profile/user/${other}` }),
  });
  void live.catchUp('hidden');
}
