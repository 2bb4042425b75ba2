import { systemContents } from '@iskra/api-contract';
import { findOrBegin } from '../world/dialogues';
import { addMessage } from '../world/messages';
import type { DialogueRecord, MemberRecord } from '../world/records';
import type { World } from '../world/World';
import { like } from './people';

/** Who said what; `me` is the viewer, `them` the other. */
export type Line = readonly [who: 'me' | 'them', content: string];

interface TalkOptions {
  /** How many of the last lines to me are unread. @default 0 */
  readonly unread?: number;
  /** When the last line was said, in minutes before now. @default 10 */
  readonly minutesAgo?: number;
}

/** A dialogue in both lists in which these lines were said, two minutes apart. */
export function talk(
  world: World,
  [me, them]: readonly [MemberRecord, MemberRecord],
  lines: readonly Line[],
  { unread = 0, minutesAgo = 10 }: TalkOptions = {},
): DialogueRecord {
  const dialogue = findOrBegin(world, me.id, them.id);
  for (const { id } of [me, them]) dialogue.shownTo.set(id, new Date(0));
  dialogue.isKeptAvailable = true;
  for (const [index, [who, content]] of lines.entries()) {
    const [sender, recipient] = who === 'me' ? [me, them] : [them, me];
    const minutes = minutesAgo + (lines.length - 1 - index) * 2;
    const message = { senderId: sender.id, recipientId: recipient.id, content, clientId: null };
    const said = at(world, minutes, () => addMessage(world, dialogue, { ...message, type: 'text' }));
    const isUnread = who === 'them' && index >= lines.length - unread;
    said.readAt = isUnread ? null : said.createdAt;
  }
  return dialogue;
}

/** The two like each other, and their dialogue has the system message. */
export function matchOf(world: World, me: MemberRecord, them: MemberRecord, minutesAgo = 60): DialogueRecord {
  like(world, them, me);
  like(world, me, them);
  const dialogue = findOrBegin(world, me.id, them.id);
  for (const { id } of [me, them]) dialogue.shownTo.set(id, new Date(0));
  const note = { senderId: null, recipientId: null, content: systemContents.matched, clientId: null };
  at(world, minutesAgo, () => addMessage(world, dialogue, { ...note, type: 'system' }));
  return dialogue;
}

/** Does something so many minutes before now. */
function at<Result>(world: World, minutesAgo: number, act: () => Result): Result {
  world.skip(-minutesAgo * 60_000);
  const result = act();
  world.skip(minutesAgo * 60_000);
  return result;
}
