import type { Quote } from '../entities';
import { longestQuote } from '../quoting';

/** A message that another one may answer. */
interface Quotable {
  readonly id: number;
  readonly dialogueId: number;
  readonly type: 'text' | 'system';
}

/** Whether a message in this dialogue may answer that one: a member wrote it there, and I have not cleared it (D-32). */
export function mayQuote(quoted: Quotable, dialogueId: number, clearedTo: number): boolean {
  return quoted.dialogueId === dialogueId && quoted.type === 'text' && quoted.id > clearedTo;
}

/** What a message answers, as its reader may see it; of a message that they may not see any more only the id is told. */
export function quoteOf(
  id: number,
  seen: { readonly senderId: number | null; readonly content: string } | null,
): Quote {
  if (!seen) return { id, sender_id: null, content: null };
  return { id, sender_id: seen.senderId, content: shortened(seen.content) };
}

/** By characters, so that none is cut in two. */
function shortened(content: string): string {
  const start = Array.from(content.slice(0, 2 * longestQuote + 2));
  return start.length > longestQuote
    ? `${start
        .slice(0, longestQuote - 1)
        .join('')
        .trimEnd()}…`
    : content;
}
