import { createHash } from 'node:crypto';

/** Names a session where its id must not be seen: in what a page is given to sign its socket in with. */
export function sessionTag(sessionId: string): string {
  return createHash('sha256').update(`socket ${sessionId}`).digest('base64url').slice(0, 22);
}
