import type { User } from '@iskra/api-contract';
import type { Missed } from '../../shared/realtime';
import type { Notifier } from '../notices/Notifier';

interface Named {
  get(id: number): { readonly name: string } | undefined;
}

/** What deeds that had waited change on a page. */
export interface DeedPage {
  readonly session: { readonly user: User | null; setUser(user: User): void };
  readonly encounters: { reachLimit(resetsAt: string | undefined): void };
  readonly people: Named;
  readonly members: Named;
  readonly notifier: Notifier;
  /** Loads what is on the screen anew. */
  readonly live: { catchUp(after: Missed): Promise<unknown> };
}
