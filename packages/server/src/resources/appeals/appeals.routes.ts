import { getAppeal, sendAppeal, type Appeal } from '@iskra/api-contract';
import { appealProblem, appealState } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { inTransaction } from '../../db/inTransaction';
import { route } from '../../http/route';
import { provenMember } from '../session/provenMember';
import { addAppeal, currentAppeal, holdMember, type AppealRow } from './appeals.repository';

/** What suspended members say against it; they have no session, so e-mail and password prove who they are (D-39). */
export function appealRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, deps, getAppeal, async ({ request, body }) => {
    const { user } = await provenMember(deps, request, body);
    refuseFree(user.suspendedReason);
    const appeal = await currentAppeal(db, user.id);
    return { appeal: appeal && presentAppeal(appeal) };
  });

  route(app, deps, sendAppeal, async ({ request, body, now }) => {
    const { user } = await provenMember(deps, request, body);
    const appeal = await inTransaction(db, async (tx) => {
      const reason = refuseFree((await holdMember(tx, user.id))?.suspendedReason ?? null);
      await addAppeal(tx, { userId: user.id, reason, content: body.text, createdAt: now });
      return currentAppeal(tx, user.id);
    });
    if (!appeal) throw new Error('The appeal was not kept');
    return { appeal: presentAppeal(appeal) };
  });
}

function presentAppeal(appeal: AppealRow): Appeal {
  const { content, createdAt, answer } = appeal;
  return { state: appealState(appeal), text: content, created_at: createdAt.toISOString(), answer };
}

/** Answers the reason of the suspension that holds. */
function refuseFree(suspendedReason: string | null): string {
  const problem = appealProblem(suspendedReason);
  if (problem || suspendedReason === null) throw problem;
  return suspendedReason;
}
