import type { ChatMessage } from '../../model/chat/ChatMessage';

/** How many messages the dialog of a report offers. */
const offered = 10;

/** What the other wrote around the chosen message, or last of all, for a report to show; the earliest first. */
export function reportable(
  messages: readonly ChatMessage[],
  otherId: number,
  chosenId?: number,
): { id: number; text: string }[] {
  const theirs = messages.flatMap(({ id, senderId, content }) =>
    id !== undefined && senderId === otherId ? [{ id, text: content }] : [],
  );
  const at = theirs.findIndex(({ id }) => id === chosenId);
  const middle = at < 0 ? theirs.length : at;
  const first = Math.max(0, Math.min(middle - offered / 2, theirs.length - offered));
  return theirs.slice(first, first + offered);
}
