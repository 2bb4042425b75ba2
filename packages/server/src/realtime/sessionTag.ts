import { createHash } from 'node:crypto';

/** Names a session where its id must not be seen: in the signature that a page signs its socket in with. */
export function sessionTag(sessionId: string): string {
  return createHash('sha256').update(`socket ${sessionId}`).digest('base64url').slice(0, 22);
}
