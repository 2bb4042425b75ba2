import {
  getMessages,
  getUnreadCount,
  markMessages,
  searchMessages,
  sendMessage,
  setReaction,
} from '@iskra/api-contract';
import { Refused } from '@iskra/api-contract/rules';
import { shownDialogue } from '../world/dialogues';
import { pageOfMessages, postMessage, unreadMessages } from '../world/messages';
import { presentMessage } from '../world/presentMessage';
import { react } from '../world/messageReaction';
import { markRead } from '../world/readMarks';
import { searchDialogues } from '../world/searching';
import type { Answer } from './answer';

/** Messages of a dialogue: read, send, mark; searched in all of them. */
export const messageHandlers = (answer: Answer) => [
  answer(getMessages, ({ params, query, me, world }) => {
    const dialogue = shownDialogue(world, params.dialogId, me.id);
    const { messages, hasMore } = pageOfMessages(world, dialogue.id, me.id, query);
    return { messages: messages.map((message) => presentMessage(world, message, me.id)), has_more: hasMore };
  }),

  answer(sendMessage, ({ params, body, me, world, socketId }) => {
    const message = postMessage(world, me, {
      dialogueId: params.dialogId,
      content: body.content,
      senderId: body.sender_id,
      recipientId: body.recipient_id,
      clientId: body.client_id ?? null,
      replyToId: body.reply_to ?? null,
      exceptSocket: socketId,
    });
    return { message: presentMessage(world, message, me.id) };
  }),

  answer(markMessages, ({ body, me, world, socketId }) => ({
    total_unread_count: markRead(world, me, body.messageIds, socketId),
  })),

  answer(setReaction, ({ params, body, me, world, socketId }) => {
    react(world, me, params.messageId, body.reaction, socketId);
    return { reaction: body.reaction };
  }),

  answer(searchMessages, ({ body, me, world }) => searchDialogues(world, me, body)),

  answer(getUnreadCount, ({ params, me, world }) => {
    if (params.userId !== me.id) throw new Refused(403, 'forbidden');
    return { total_unread_count: unreadMessages(world, me.id).length };
  }),
];
