const notDigit = /[^0-9]/g;

// [B6.11]
/** The digits of what was typed or pasted, whatever stands between them, at most `length` of them. */
export function readCode(text: string, length: number): string {
  return text.normalize('NFKC').replace(notDigit, '').slice(0, length);
}
