import { reactionCodes, type ReactionCode } from '@iskra/api-contract';
import type { MessageChoices } from '@iskra/ui/ChatRoom';
import type { ChatMessage } from '../../../model/chat/ChatMessage';
import { answeringTexts as texts, reactionTexts } from './messages';
import { reactionDrawings } from './reactionDrawings';
import type { RoomTalk } from './RoomTalk';

/** What can be said about the other's message with one press; nothing about one's own and the system's. */
export function reactionChoices(talk: RoomTalk, message: ChatMessage): MessageChoices | undefined {
  const { reactions, dialogId, selfId, mayWrite, t } = talk;
  const { id, senderId } = message;
  if (!mayWrite || id === undefined || senderId === null || senderId === selfId) return undefined;
  return {
    label: t(texts.reaction),
    options: reactionCodes.map((code) => ({
      value: code,
      text: t(reactionTexts[code]),
      icon: <span aria-hidden>{reactionDrawings[code]}</span>,
    })),
    chosen: reactions.of(message) ?? undefined,
    onChoose: (value) => void reactions.react(dialogId, id, reactionCodes.find(isIt(value)) ?? null),
  };
}

const isIt = (value: string | undefined) => (code: ReactionCode) => code === value;
