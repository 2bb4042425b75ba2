import type { MessageHit } from '../calls/search';
import { searchLimits } from '../searchLimits';

export type ExcerptPart = MessageHit['excerpt'][number];

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** A word as it is compared: in small letters, with no difference between ё and е. */
const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** The words of a text as they are compared: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return fold(text).match(word) ?? [];
}

/** The words that are sought, each once; no more than `searchLimits.words`. */
export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, searchLimits.words);
}

/** Whether each word that is sought begins a word of a name. */
export function hasName(name: string, sought: readonly string[]): boolean {
  const words = wordsOf(name);
  return sought.length > 0 && sought.every((one) => words.some((known) => known.startsWith(one)));
}

/** Whether each word that is sought is in a text; on the server the database decides, which knows other forms of a word too. */
export function hasWords(text: string, sought: readonly string[]): boolean {
  const words = wordsOf(text);
  return sought.length > 0 && sought.every((one) => words.some((known) => isWord(known, one)));
}

/** A short word is sought whole. */
const isWord = (known: string, sought: string) =>
  sought.length < searchLimits.wholeBelow ? known === sought : known.startsWith(sought);

/**
 * The part of a text around the first word that was found, on one line, in pieces.
 *
 * @param found whether a word of the text, as `wordsOf` gives it, is one that was sought
 */
export function excerptOf(
  content: string,
  sought: readonly string[],
  found = (known: string) => sought.some((one) => isWord(known, one)),
): ExcerptPart[] {
  const text = content.replace(/\s+/gu, ' ').trim();
  const hits = [...text.matchAll(word)].filter(([match]) => found(fold(match)));
  const [from, to] = cutAround(text, hits[0]?.index ?? 0);
  const parts: ExcerptPart[] = [];
  let at = from;
  for (const { 0: match, index } of hits) {
    if (index < from || index + match.length > to) continue;
    parts.push({ text: text.slice(at, index), is_found: false }, { text: match, is_found: true });
    at = index + match.length;
  }
  parts.push({ text: text.slice(at, to) + (to < text.length ? '…' : ''), is_found: false });
  if (from > 0) parts.unshift({ text: '…', is_found: false });
  return parts.filter((part) => part.text !== '');
}

/** Where an excerpt begins and ends; no surrogate pair is cut. */
function cutAround(text: string, hit: number): [from: number, to: number] {
  const { max, before } = searchLimits.excerpt;
  if (text.length <= max) return [0, text.length];
  const from = hit <= before ? 0 : wordStart(text, hit - before, hit);
  return [whole(text, from), whole(text, Math.min(text.length, from + max))];
}

/** The first word after `from`, at the latest the one found. */
function wordStart(text: string, from: number, hit: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space >= hit ? from : space + 1;
}

const whole = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at);
