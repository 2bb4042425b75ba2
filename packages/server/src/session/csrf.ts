import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token that a changing call of this session must carry; it reveals nothing about the session's id. */
export function csrfToken(secret: string, sessionId: string): string {
  return createHmac('sha256', secret).update(`csrf ${sessionId}`).digest('base64url');
}

/** Compares in constant time. */
export function isCsrfToken(secret: string, sessionId: string, given: string): boolean {
  const expected = Buffer.from(csrfToken(secret, sessionId));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
