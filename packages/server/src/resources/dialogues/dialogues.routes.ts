import {
  createDialogue,
  deleteDialogue,
  getDialogues,
  getDialogueWith,
  getUserDialogues,
  limits,
} from '@iskra/api-contract';
import { notFound, text } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { minuteMs, perMember } from '../../http/callLimits';
import { route } from '../../http/route';
import { beginDialogue } from './beginDialogue';
import { deleteConversation } from './deleteConversation';
import { partnerFor } from './dialogues.policy';
import { presentDialogue } from './dialogues.present';
import { dialogueIds, findDialogue, isShownTo, viewDialogues } from './dialogues.repository';

/** A member's dialogues. */
export function dialogueRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, deps, getDialogues, async ({ me, query, now }) => {
    const { before } = query;
    const { limit = before === undefined ? undefined : limits.dialogues.pageSize } = query;
    if (before !== undefined && !(await isShownTo(db, before, me.id))) throw notFound();
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
    const other = await partnerFor(db, me, params.userId);
    return { dialog_id: await listedWith(me.id, other.id) };
  });

  const limit = perMember('dialogues', 60, 10 * minuteMs);
  route(app, deps, createDialogue, { limit }, async ({ me, params, now }) => {
    const other = await partnerFor(db, me, params.userId);
    if (other.isPaused && (await listedWith(me.id, other.id)) === null) throw notFound();
    return beginDialogue(deps, me.id, other.id, now);
  });

  /** The dialogue with somebody, if it is in the member's list. */
  async function listedWith(myId: number, otherId: number): Promise<number | null> {
    const id = await findDialogue(db, myId, otherId);
    return id !== null && (await isShownTo(db, id, myId)) ? id : null;
  }
}
