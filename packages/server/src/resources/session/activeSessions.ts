import type { ActiveSession } from '@iskra/api-contract';
import { notFound } from '@iskra/api-contract/rules';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { sessions } from '../../db/schema';
import { publishQueued } from '../../realtime/outbox';
import { sessionTag } from '../../realtime/sessionTag';
import { endSessionsOf } from '../../session/endSessions';
import { liveSince } from '../../session/sessions';

/** The session that asks, and whose it is. */
interface Asking {
  readonly userId: number;
  readonly sessionId: string;
}

type SessionRow = typeof sessions.$inferSelect;

/** Where a member is signed in: the session that asks first, then the one used last. */
export async function listSessions(db: Database, asking: Asking, now: Date): Promise<ActiveSession[]> {
  const rows = await liveSessions(db, asking.userId, now);
  const [own, others] = [rows.filter(isOwn), rows.filter((row) => !isOwn(row))];
  return [...own, ...others].map((row) => present(row, isOwn(row)));

  function isOwn({ id }: SessionRow): boolean {
    return id === asking.sessionId;
  }
}

/** Signs the member out in one other place; 404 for whatever is none of theirs. */
export async function endOne(deps: Deps, asking: Asking, tag: string, now: Date): Promise<void> {
  const rows = await liveSessions(deps.db, asking.userId, now);
  const only = rows.find(({ id }) => sessionTag(id) === tag)?.id;
  if (only === undefined || only === asking.sessionId) throw notFound();
  await end(deps, asking.userId, { only });
}

/** Signs the member out in all other places. */
export function endOthers(deps: Deps, { userId, sessionId }: Asking): Promise<void> {
  return end(deps, userId, { except: sessionId });
}

async function end(deps: Deps, userId: number, which: Parameters<typeof endSessionsOf>[2]): Promise<void> {
  const queued = await deps.db.transaction((tx) => endSessionsOf(tx, userId, which));
  await publishQueued(deps, queued);
}

function liveSessions(db: Database, userId: number, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.seenAt, liveSince(now))))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt));
}

/** The id is the one by which its sockets are named: a hash, from which neither cookie nor token follows. */
function present({ id, browser, system, createdAt, seenAt }: SessionRow, isCurrent: boolean): ActiveSession {
  return {
    id: sessionTag(id),
    is_current: isCurrent,
    browser,
    system,
    started_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
  };
}
