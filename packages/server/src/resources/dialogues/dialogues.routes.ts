import {
  createDialogue,
  deleteDialogue,
  getDialogues,
  getDialogueWith,
  getUserDialogues,
  limits,
} from '@iskra/api-contract';
import { notFound, Refused, text } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import type { UserRow } from '../../db/schema';
import { rateLimits } from '../../http/rateLimits';
import { route } from '../../http/route';
import { findMember } from '../members/members.repository';
import { beginDialogue } from './beginDialogue';
import { deleteConversation } from './deleteConversation';
import { presentDialogue } from './dialogues.present';
import { dialogueIds, findDialogue, isShownTo, viewDialogues } from './dialogues.repository';

/** A member's dialogues. */
export function dialogueRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, deps, getDialogues, async ({ me, query }) => {
    const { before } = query;
    const { limit = before === undefined ? undefined : limits.dialogues.pageSize } = query;
    if (before !== undefined && !(await isShownTo(db, before, me.id))) throw notFound();
    const now = deps.now();
    // One more than asked for tells whether more follow.
    const views = await viewDialogues(db, me.id, now, {
      before: before ?? null,
      limit: limit === undefined ? null : limit + 1,
    });
    const page = views.slice(0, limit);
    const dialogs = page.map((view) => presentDialogue(view, me, now));
    return { dialogs, has_more: page.length < views.length };
  });

  route(app, deps, getUserDialogues, async ({ me }) => ({
    dialogs: (await dialogueIds(db, me.id)).map((id) => ({ dialog_id: id })),
  }));

  route(app, deps, deleteDialogue, async ({ me, params, locale }) => {
    await deleteConversation(deps, me.id, params.id);
    return { message: text(locale, 'conversationDeleted') };
  });

  route(app, deps, getDialogueWith, async ({ me, params }) => {
    const other = await findPartner(me, params.userId);
    const dialogueId = await findDialogue(db, me.id, other.id);
    const isListed = dialogueId !== null && (await isShownTo(db, dialogueId, me.id));
    return { dialog_id: isListed ? dialogueId : null };
  });

  route(app, deps, createDialogue, async ({ me, params }) => {
    await deps.limiter.take(rateLimits.dialogues, me.id);
    const other = await findPartner(me, params.userId);
    return beginDialogue(deps, me.id, other.id);
  });

  async function findPartner(me: UserRow, userId: number): Promise<UserRow> {
    const other = userId === me.id ? null : await findMember(db, me.id, userId);
    if (!other) throw notFound();
    if (other.gender === me.gender) throw new Refused(403, 'sameGender');
    return other;
  }
}
