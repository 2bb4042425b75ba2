import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { sessions } from '../db/schema';
import { enqueueSessionEnd } from '../realtime/outbox';

/** Ends sessions of a member within the transaction and queues the closing of their sockets; returns the queued rows. */
export async function endSessionsOf(
  tx: Database,
  userId: number,
  which: { readonly only?: string; readonly except?: string } = {},
): Promise<number[]> {
  const ended = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        which.only === undefined ? undefined : eq(sessions.id, which.only),
        which.except === undefined ? undefined : ne(sessions.id, which.except),
      ),
    )
    .returning({ id: sessions.id });
  const queued: number[] = [];
  for (const { id } of ended) queued.push(await enqueueSessionEnd(tx, userId, id));
  return queued;
}
