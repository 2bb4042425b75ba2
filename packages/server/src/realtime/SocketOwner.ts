import { z } from 'zod';

/** The owner of a socket; a page carries it signed, so that any process can hold the socket. */
export interface SocketOwner {
  readonly userId: number;
  readonly sessionTag: string;
  /** When it was signed, in ms. */
  readonly signedAt: number;
}

/** A signature is used at once; this leaves room for clocks that differ. */
const goodForMs = 5 * 60_000;

const data = z.object({
  id: z.string().regex(/^[1-9]\d{0,14}$/),
  session: z.string().max(64),
  at: z.number(),
});

/** As a page carries it: `channel_data` of a subscription, `user_data` of a sign-in. */
export function writeOwner({ userId, sessionTag, signedAt }: SocketOwner): string {
  return JSON.stringify({ id: String(userId), session: sessionTag, at: signedAt });
}

/** Reads what was signed; null for anything else, and for what was signed long ago. */
export function readOwner(text: string, now: number): SocketOwner | null {
  try {
    const { id, session, at } = data.parse(JSON.parse(text));
    if (Math.abs(now - at) > goodForMs) return null;
    return { userId: Number(id), sessionTag: session, signedAt: at };
  } catch {
    return null;
  }
}
