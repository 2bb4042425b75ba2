import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const lifetimeMs = 30 * 24 * 60 * 60_000;

/** A visitor's cookie: an id and a date, signed, so that the server need not store anything. */
export function makeVisitorToken(secret: string, now: Date): string {
  const claim = `${randomBytes(16).toString('base64url')}.${now.getTime().toString(36)}`;
  return `${claim}.${sign(secret, claim)}`;
}

/** Whether this server made it, within the last 30 days. */
export function isVisitorToken(secret: string, token: string, now: Date): boolean {
  const [id, since, signature, ...more] = token.split('.');
  if (!id || !since || !signature || more.length > 0) return false;
  const expected = Buffer.from(sign(secret, `${id}.${since}`));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return now.getTime() - Number.parseInt(since, 36) <= lifetimeMs;
}

function sign(secret: string, claim: string): string {
  return createHmac('sha256', secret).update(`visitor ${claim}`).digest('base64url');
}
