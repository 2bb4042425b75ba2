import type { BodyOf, updateInfo } from '@iskra/api-contract';
import { birthOf, invalidField, notFound, originProblem, proofToChange } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { users, type UserRow } from '../../db/schema';
import type { Session } from '../../session/sessions';
import type { OwnSocket } from '../../realtime/ownSocket';
import { publishQueued } from '../../realtime/outbox';
import { partnersOf } from '../dialogues/dialogues.repository';
import { birthDateText } from '../members/birthDateText';
import { queueMemberChanged } from '../members/queueMemberChanged';
import { useProof } from './useProof';

interface InfoChange {
  readonly body: BodyOf<typeof updateInfo>;
  readonly now: Date;
  readonly exceptSocket: OwnSocket | null;
}

/**
 * Changes name, gender, birth date and city; partners in dialogues see it at once. A change of gender always involves a
 * woman, so it needs a confirmed address (D-38) [SET-05].
 */
export async function changeInfo(
  deps: Deps,
  session: Session,
  me: UserRow,
  { body, now, exceptSocket }: InfoChange,
): Promise<UserRow> {
  const birth = birthOf(body);
  const problem = originProblem(birth, body.city.name, now);
  if (problem) throw invalidField(...problem);
  const { name, gender, city } = body;
  const { changed, queued } = await deps.db.transaction(async (tx) => {
    await useProof(tx, session, proofToChange(me, gender), now);
    const [changed] = await tx
      .update(users)
      .set({ name, gender, city: city.name, birthDate: birthDateText(birth) })
      .where(eq(users.id, me.id))
      .returning();
    if (!changed) throw notFound();
    const told = [me.id, ...(await partnersOf(tx, me.id))];
    return { changed, queued: await queueMemberChanged(tx, me.id, told, exceptSocket) };
  });
  await publishQueued(deps, queued);
  return changed;
}
