import { Refused } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../Deps';
import { users, type UserRow } from '../../db/schema';
import { addressBlock } from '../../http/addressBlock';
import { knownDevice } from '../../session/deviceCookie';
import { checkNobody, isPassword } from './password';
import { takeLogin, type LoginTry } from './takeLogin';

/** Whose account it is, and the try that was counted. */
interface Proven {
  readonly user: UserRow;
  readonly attempt: LoginTry;
}

/** Whose account e-mail and password prove: 401 for any that do not, 429 for too many tries, wherever they are made. */
export async function provenMember(
  deps: Deps,
  request: FastifyRequest,
  given: { readonly email: string; readonly password: string },
): Promise<Proven> {
  const email = given.email.trim().toLowerCase();
  const [user = null] = await deps.db.select().from(users).where(eq(users.email, email));
  const attempt = { email, address: addressBlock(request.ip), device: knownDevice(deps, request, user) };
  await takeLogin(deps.limiter, attempt);
  if (!(await isRight(user, given.password)) || !user) throw new Refused(401, 'wrongLogin');
  return { user, attempt };
}

async function isRight(user: UserRow | null, password: string): Promise<boolean> {
  return user ? isPassword(user.passwordHash, password) : checkNobody(password);
}
