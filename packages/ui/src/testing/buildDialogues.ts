import type { DialogueItem } from '../patterns/DialogueList';
import { buildPerson } from './buildPeople';

const hour = 3_600_000;
const last = Date.parse('2026-06-12T09:00:00Z');

/** A conversation as a row, always the same one for a number; `given` replaces what a test is about. */
export function buildDialogue(given: Partial<DialogueItem> = {}, at = 0): DialogueItem {
  const { name, online, photos } = buildPerson({}, at);
  const time = new Date(last - at * hour).toISOString();
  const row = { id: at + 1, href: `#dialogue-${at + 1}`, name, online, avatar: photos[0], unread: 0 };
  return { ...row, lastText: 'See you on Saturday', time, ...given };
}

/** So many conversations, the newest first, an hour apart, as `DialogueList` takes them. */
export function buildDialogues(count: number, given: Partial<DialogueItem> = {}): DialogueItem[] {
  return Array.from({ length: count }, (_, at) => buildDialogue(given, at));
}
