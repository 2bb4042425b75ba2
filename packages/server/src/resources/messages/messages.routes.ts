import { getMessages, getUnreadCount, markMessages, sendMessage } from '@iskra/api-contract';
import { notFound, Refused } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { rateLimits } from '../../http/rateLimits';
import { route } from '../../http/route';
import { memberOfSession } from '../../session/sessions';
import { ownSocket } from '../../realtime/ownSocket';
import { isShownTo } from '../dialogues/dialogues.repository';
import { markMessagesRead } from './markMessagesRead';
import { presentMessage } from './messages.present';
import { countUnread, pageOfMessages } from './messages.repository';
import { postMessage } from './postMessage';
import { postUsual } from './postUsual';

/** Messages of a dialogue: read, send, mark. */
export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, deps, getMessages, async ({ me, params, query }) => {
    if (!(await isShownTo(db, params.dialogId, me.id))) throw notFound();
    const page = await pageOfMessages(db, params.dialogId, me.id, query);
    return { messages: page.messages.map(presentMessage), has_more: page.hasMore };
  });

  route(
    app,
    deps,
    sendMessage,
    async ({ me, params, body, request }) => {
      await deps.limiter.take(rateLimits.messages, me.id);
      const exceptSocket = ownSocket(request, me.id);
      return { message: await postMessage(deps, me, { dialogueId: params.dialogId, body, exceptSocket }) };
    },
    async ({ sessionId, params, body, request }) => {
      const userId = memberOfSession(db, sessionId);
      if (userId === undefined || userId !== body.sender_id) return null;
      await deps.limiter.take(rateLimits.messages, userId);
      const exceptSocket = ownSocket(request, userId);
      const post = { dialogueId: params.dialogId, body, exceptSocket };
      const message = await postUsual(deps, sessionId, post);
      // The long way counts it.
      if (!message) await deps.limiter.forgive(rateLimits.messages, userId);
      return message && { message };
    },
  );

  route(app, deps, markMessages, async ({ me, body, request }) => ({
    total_unread_count: await markMessagesRead(deps, me, body.messageIds, ownSocket(request, me.id)),
  }));

  route(app, deps, getUnreadCount, async ({ me, params }) => {
    if (params.userId !== me.id) throw new Refused(403, 'forbidden');
    return { total_unread_count: await countUnread(db, me.id) };
  });
}
