import { StartError } from '../start/StartError';

const maxText = 500;

/** An id of the database; throws `refusal` for anything else. */
export function readId(word: string, refusal: string): number {
  const id = Number(word);
  if (/^\d+$/.test(word) && id >= 1 && Number.isSafeInteger(id)) return id;
  throw new StartError(`${refusal}, got "${word}"`);
}

/** A text to be stored: trimmed, not empty, not too long. */
export function readText(name: string, word: string): string {
  const text = word.trim();
  if (text !== '' && text.length <= maxText) return text;
  throw new StartError(`${name} must be a text of 1 to ${maxText} characters, got ${text.length}`);
}
