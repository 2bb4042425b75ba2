/** A piece of a message: plain text, or an address that may be opened. */
export interface MessagePart {
  readonly text: string;
  readonly href?: string | undefined;
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"'«»]+/giu;
const mayHaveAddress = /:\/\/|www\./i;
const trailing = /[.,:;!?…)\]}]+$/u;

/** Splits a text at its web addresses; nothing in it is ever treated as markup. */
export function messageParts(text: string): MessagePart[] {
  if (!mayHaveAddress.test(text)) return [{ text }];
  const parts: MessagePart[] = [];
  let end = 0;
  for (const found of text.matchAll(address)) {
    const shown = trimAddress(found[0]);
    const href = toHref(shown);
    if (!href) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: shown, href });
    end = found.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const emojiOnly =
  /^(?:\p{Extended_Pictographic}[\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]*|[\u{1F1E6}-\u{1F1FF}]{2}|\s)+$/u;

/** True for a few emoji and nothing else. */
export const isEmojiOnly = (text: string): boolean =>
  text.length <= 24 && mayBeEmoji(text) && emojiOnly.test(text);

// Words are told from emoji by their first letter: making ready an expression over all of Unicode takes 5 ms.
const mayBeEmoji = (text: string) => /^\s*[^\0-\x7f\u0080-\u00a8\u00b0-\u1fff]/.test(text);

function trimAddress(found: string): string {
  const hasOpening = found.includes('(');
  return found.replace(trailing, (end) => (hasOpening && end.startsWith(')') ? ')' : ''));
}

function toHref(shown: string): string | undefined {
  try {
    const url = new URL(/^www\./i.test(shown) ? `https://${shown}` : shown);
    return url.hostname.includes('.') || url.hostname === 'localhost' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
