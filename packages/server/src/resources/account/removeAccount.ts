import { Refused } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { inTransaction } from '../../db/inTransaction';
import { emailCodes, users, type UserRow } from '../../db/schema';
import { removeFiles } from '../../photos/leftovers';
import { enqueueMemberEnd, publishQueued } from '../../realtime/outbox';
import { removeOrphaned } from '../dialogues/dialogues.repository';
import { removeReactions } from '../messages/messages.repository';
import { photosOf } from '../members/members.repository';
import { queueStanding } from '../members/queueStanding';

/**
 * Deletes the account's row, and by cascade photos, likes, blocks, sessions and all else that is the member's alone;
 * dialogues stay with the other side (D-36), without the member's reactions [SET-09].
 */
export async function removeAccount(deps: Deps, me: UserRow, now: Date): Promise<void> {
  const { queued, photos } = await inTransaction(deps.db, async (tx) => {
    const [held] = await tx.select().from(users).where(eq(users.id, me.id)).for('update');
    if (!held) throw new Refused(401, 'signIn');
    const queued = await queueStanding(tx, me.id, now, true);
    const photos = await photosOf(tx, me.id);
    queued.push(await enqueueMemberEnd(tx, me.id));
    await tx.delete(emailCodes).where(eq(emailCodes.email, held.email));
    await tx.delete(users).where(eq(users.id, me.id));
    await removeReactions(tx, me.id);
    await removeOrphaned(tx, me.id);
    return { queued, photos };
  });
  await publishQueued(deps, queued);
  // The sweep of leftovers removes what fails here.
  for (const { key } of photos)
    await removeFiles(deps, key).catch((error: unknown) => {
      deps.log.error(error, 'The files of a photo could not be removed yet');
    });
}
