import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps';
import type { UserRow } from '../db/schema';
import { cookieOptions } from './cookieOptions';

export const deviceCookie = 'iskra_device';
const yearS = 365 * 24 * 60 * 60;

type Owner = Pick<UserRow, 'id' | 'passwordHash'>;

/** Marks a device on which a member has proved the password or a mailed code. It opens nothing; it only has its own limits. */
export function giveDevice(deps: Deps, request: FastifyRequest, reply: FastifyReply, owner: Owner): void {
  const device = knownDevice(deps, request, owner) ?? randomBytes(16).toString('base64url');
  const value = `${device}.${sign(deps.secret, device, owner)}`;
  void reply.setCookie(deviceCookie, value, { ...cookieOptions(deps, request), maxAge: yearS });
}

/** The name of a device that this member has used since the password was last changed, or null. */
export function knownDevice(deps: Deps, request: FastifyRequest, owner: Owner | null): string | null {
  const [device, signature] = request.cookies[deviceCookie]?.split('.') ?? [];
  if (!owner || !device || !signature) return null;
  const expected = Buffer.from(sign(deps.secret, device, owner));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? device : null;
}

function sign(secret: string, device: string, { id, passwordHash }: Owner): string {
  return createHmac('sha256', secret).update(`device ${device} ${id} ${passwordHash}`).digest('base64url');
}
