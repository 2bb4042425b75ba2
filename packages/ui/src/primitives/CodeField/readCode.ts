const notDigit = /[^0-9]/g;

/** The digits of what was typed or pasted, whatever stands between them, at most `length` of them [B6.11]. */
export function readCode(text: string, length: number): string {
  return text.normalize('NFKC').replace(notDigit, '').slice(0, length);
}
