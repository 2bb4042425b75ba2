import { randomBytes } from 'node:crypto';

const nonces = new WeakMap<object, string>();

/** The nonce of one answer: styles that the page writes itself carry it, any other is refused by the browser. */
export function styleNonce(answer: object): string {
  const nonce = nonces.get(answer) ?? randomBytes(16).toString('base64');
  nonces.set(answer, nonce);
  return nonce;
}
