import type { Quote } from '@iskra/api-contract';
import type { MessageMenuEntry } from '@iskra/ui/ChatRoom';
import type { ChatMessage } from '../../../model/chat/ChatMessage';
import { Reactions } from '../../../model/chat/Reactions';
import type { Rooms } from '../../../model/chat/Rooms';
import type { Stores } from '../../../model/memberStores';
import { FirstContact } from '../firstContact/FirstContact';
import { BubbleQuote } from './BubbleQuote';
import { BubbleReaction } from './BubbleReaction';
import { ComposerQuote } from './ComposerQuote';
import { answeringTexts as texts } from './messages';
import { authorOf } from './QuoteText';
import { reactionChoices } from './reactionChoices';
import type { RoomTalk } from './RoomTalk';

type Say = (text: string) => void;

/** By the member's rooms, with which they go. */
const made = new WeakMap<Rooms, Reactions>();

function reactionsOf({ api, notifier }: Stores, rooms: Rooms): Reactions {
  const reactions = made.get(rooms) ?? new Reactions({ api, notifier, rooms });
  made.set(rooms, reactions);
  return reactions;
}

/** What a room adds to its messages and its field, so that one message can answer another, and a reaction too. */
export function answeringSlots(stores: Stores, room: Omit<RoomTalk, 'reactions'>, say: Say) {
  const talk = { ...room, reactions: reactionsOf(stores, room.rooms) };
  return {
    /** Above the messages. */
    card: <FirstContact dialogId={room.dialogId} selfId={room.selfId} />,
    topSlot: <ComposerQuote talk={talk} />,
    renderQuote: ({ replyTo }: ChatMessage) => replyTo && <BubbleQuote quote={replyTo} talk={talk} />,
    renderExtra: (message: ChatMessage) => <BubbleReaction {...{ message, talk }} />,
    menuChoices: (message: ChatMessage) => reactionChoices(talk, message),
    menuEntries: (message: ChatMessage) => [
      ...replyEntry(talk, message, say),
      ...originalEntry(talk, message),
    ],
  };
}

function replyEntry(talk: RoomTalk, message: ChatMessage, say: Say): MessageMenuEntry[] {
  const { id, senderId, content, type } = message;
  if (!talk.mayWrite || id === undefined || type !== 'text') return [];
  const quote: Quote = { id, sender_id: senderId, content };
  const answer = () => {
    talk.rooms.answered.set(talk.dialogId, quote);
    talk.focusField();
    say(`${talk.t(texts.replyingTo)}: ${authorOf(quote, talk)}: ${content}`);
  };
  return [{ text: talk.t(texts.reply), onSelect: answer, movesFocus: true }];
}

function originalEntry({ t, goTo }: RoomTalk, { replyTo }: ChatMessage): MessageMenuEntry[] {
  if (!replyTo || replyTo.content === null) return [];
  return [{ text: t(texts.toOriginal), onSelect: () => goTo(replyTo.id), movesFocus: true }];
}
