import type { Quote } from '@iskra/api-contract';
import type { MessageMenuEntry } from '@iskra/ui/ChatRoom';
import type { ChatMessage } from '../../../model/chat/ChatMessage';
import { BubbleQuote } from './BubbleQuote';
import { ComposerQuote } from './ComposerQuote';
import { answeringTexts as texts } from './messages';
import { authorOf } from './QuoteText';
import type { RoomTalk } from './RoomTalk';

/** What a room adds to its messages and its field, so that one message can answer another. */
export function answeringSlots(talk: RoomTalk, say: (text: string) => void) {
  return {
    topSlot: <ComposerQuote talk={talk} />,
    renderQuote: ({ replyTo }: ChatMessage) => replyTo && <BubbleQuote quote={replyTo} talk={talk} />,
    menuEntries: (message: ChatMessage) => [
      ...replyEntry(talk, message, say),
      ...originalEntry(talk, message),
    ],
  };
}

function replyEntry(talk: RoomTalk, message: ChatMessage, say: (text: string) => void): MessageMenuEntry[] {
  const { id, senderId, content, type } = message;
  if (!talk.mayWrite || id === undefined || type !== 'text') return [];
  const quote: Quote = { id, sender_id: senderId, content };
  const answer = () => {
    talk.chat.answered.set(talk.dialogId, quote);
    talk.focusField();
    say(`${talk.t(texts.replyingTo)}: ${authorOf(quote, talk)}: ${content}`);
  };
  return [{ text: talk.t(texts.reply), onSelect: answer, movesFocus: true }];
}

function originalEntry({ t, goTo }: RoomTalk, { replyTo }: ChatMessage): MessageMenuEntry[] {
  if (!replyTo || replyTo.content === null) return [];
  return [{ text: t(texts.toOriginal), onSelect: () => goTo(replyTo.id), movesFocus: true }];
}
