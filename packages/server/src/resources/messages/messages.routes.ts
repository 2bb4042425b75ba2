import {
  getMessages,
  getUnreadCount,
  markMessages,
  searchMessages,
  sendMessage,
  setReaction,
  tellTyping,
} from '@iskra/api-contract';
import { notFound, Refused } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { minuteMs, perMember } from '../../http/callLimits';
import { route, type Shortcut } from '../../http/route';
import { memberOfSession } from '../../session/sessions';
import { ownSocket } from '../../realtime/ownSocket';
import { isShownTo } from '../dialogues/dialogues.repository';
import { markMessagesRead } from './markMessagesRead';
import { presentMessage } from './messages.present';
import { countUnread, pageOfMessages } from './messages.repository';
import { postMessage } from './postMessage';
import { postUsual } from './postUsual';
import { changeReaction } from './changeReaction';
import { searchDialogues } from './searchDialogues';
import { tellTyping as tellOfTyping } from './tellTyping';

/** Messages of a dialogue: read, send, mark; searched in all of them. */
export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, deps, getMessages, async ({ me, params, query }) => {
    if (!(await isShownTo(db, params.dialogId, me.id))) throw notFound();
    const page = await pageOfMessages(db, params.dialogId, me.id, query);
    return {
      messages: page.messages.map(({ row, quoted }) => presentMessage(row, me.id, quoted)),
      has_more: page.hasMore,
    };
  });

  const limit = perMember('messages', 60, minuteMs);
  const shortcut: Shortcut<typeof sendMessage> = async ({ sessionId, params, body, now, request }) => {
    const userId = memberOfSession(db, sessionId);
    if (userId === undefined || userId !== body.sender_id) return null;
    await deps.limiter.take(limit, userId);
    const exceptSocket = ownSocket(request, userId);
    const message = await postUsual(deps, sessionId, {
      dialogueId: params.dialogId,
      body,
      now,
      exceptSocket,
    });
    // The handler counts it again.
    if (!message) await deps.limiter.forgive(limit, userId);
    return message && { message };
  };
  route(app, deps, sendMessage, { limit, shortcut }, async ({ me, params, body, now, request }) => {
    const post = { dialogueId: params.dialogId, body, now, exceptSocket: ownSocket(request, me.id) };
    return { message: await postMessage(deps, me, post) };
  });

  route(app, deps, markMessages, async ({ me, body, now, request }) => ({
    total_unread_count: await markMessagesRead(deps, me, body.messageIds, now, ownSocket(request, me.id)),
  }));

  // One every three seconds, and their ends.
  const typings = perMember('typing', 60, minuteMs);
  route(app, deps, tellTyping, { limit: typings }, async ({ me, params, body, now, request }) => {
    const exceptSocket = ownSocket(request, me.id);
    await tellOfTyping(deps, me, { dialogueId: params.dialogId, isTyping: body.typing, now, exceptSocket });
    return { shown: me.showsChatMarks };
  });

  const reactions = perMember('reactions', 60, minuteMs);
  route(app, deps, setReaction, { limit: reactions }, async ({ me, params, body, now, request }) => {
    const { reaction } = body;
    const exceptSocket = ownSocket(request, me.id);
    await changeReaction(deps, me, { messageId: params.messageId, reaction, now, exceptSocket });
    return { reaction };
  });

  // One for each pause in typing.
  const searches = perMember('searches', 120, minuteMs);
  route(app, deps, searchMessages, { limit: searches }, ({ me, body, now }) =>
    searchDialogues(db, me, body, now),
  );

  route(app, deps, getUnreadCount, async ({ me, params }) => {
    if (params.userId !== me.id) throw new Refused(403, 'forbidden');
    return { total_unread_count: await countUnread(db, me.id) };
  });
}
