import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { sessions, users } from '../db/schema';
import { enqueueMemberEnd } from '../realtime/outbox';
import { endAppeals } from '../resources/appeals/appeals.repository';
import { queueStanding } from '../resources/members/queueStanding';
import { StartError } from '../start/StartError';
import type { Answer, Tools } from './Command';
import { plain } from './layout';
import { memberByWord } from './memberByWord';
import { readText } from './readWords';

/** Shuts a member out and hides them from all others; their sessions end, and pages that list them learn it (D-08, D-39). */
export async function suspendMember(tools: Tools, word: string, given: string): Promise<Answer> {
  const reason = readText('REASON', given);
  const { id, name } = await memberByWord(tools.db, word);
  const { ended, queued } = await tools.db.transaction((tx) => suspend(tx, id, reason, tools.now()));
  await tools.publish(queued);
  return {
    data: { id, name, suspended_reason: reason, sessions_ended: ended },
    lines: [`${plain(name)} (${id}) is suspended; sessions ended: ${ended}`],
  };
}

/** Restores a suspended member, who has to sign in again; pages that list them learn of it. */
export async function restoreMember({ db, now, publish }: Tools, word: string): Promise<Answer> {
  const { id, name, suspendedReason } = await memberByWord(db, word);
  if (suspendedReason === null) throw new StartError(`Member ${id} is not suspended`);
  const queued = await db.transaction((tx) => liftSuspension(tx, id, now()));
  await publish(queued);
  return { data: { id, name, suspended_reason: null }, lines: [`${plain(name)} (${id}) is restored`] };
}

/** The suspension ends, and an appeal against it with it; answers what open pages are to learn. */
export async function liftSuspension(tx: Database, id: number, now: Date): Promise<number[]> {
  // A login that was under way when they were suspended may have left a session.
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.update(users).set({ suspendedReason: null }).where(eq(users.id, id));
  await endAppeals(tx, id, now);
  return queueStanding(tx, id, now, false);
}

/** How many sessions ended, and what open pages are to learn. */
async function suspend(tx: Database, id: number, suspendedReason: string, now: Date) {
  const changed = await tx
    .update(users)
    .set({ suspendedReason, isVisible: false, onlineUntil: null })
    .where(and(eq(users.id, id), isNull(users.suspendedReason)))
    .returning({ id: users.id });
  if (changed.length === 0) throw new StartError(`Member ${id} is suspended already: restore them first`);
  const ended = await tx.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id });
  const queued = [await enqueueMemberEnd(tx, id), ...(await queueStanding(tx, id, now, false))];
  return { ended: ended.length, queued };
}
