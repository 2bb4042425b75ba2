import { StartError } from '../start/StartError';

const maxText = 500;

/** A number of the database, or the line that refuses it. */
export function readId(word: string, refusal: string): number {
  const id = Number(word);
  if (/^\d+$/.test(word) && id >= 1 && Number.isSafeInteger(id)) return id;
  throw new StartError(`${refusal}, got "${word}"`);
}

/** A text that is kept: trimmed, neither empty nor endless. */
export function readText(name: string, word: string): string {
  const text = word.trim();
  if (text !== '' && text.length <= maxText) return text;
  throw new StartError(`${name} must be a text of 1 to ${maxText} characters, got ${text.length}`);
}
