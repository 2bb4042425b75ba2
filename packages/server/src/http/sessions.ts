import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps';
import type { Database } from '../db/Database';
import { oncePerDatabase } from '../db/oncePerDatabase';
import { sessions, users, type UserRow } from '../db/schema';

export const sessionCookie = 'iskra_session';

const day = 24 * 60 * 60_000;
const memberSessionMs = 30 * day;
const visitorSessionMs = day;
const seenEveryMs = 60_000;
/** How long 'visible' holds without word from the page. */
const visibleForMs = 5 * 60_000;

/** The session of a request: a visitor's or a member's. */
export interface Session {
  readonly id: string;
  readonly user: UserRow | null;
  readonly verifiedEmail: string | null;
  readonly verifiedAt: Date | null;
}

/** The request's session, or null if it has none or it ran out. */
export async function readSession(deps: Deps, request: FastifyRequest): Promise<Session | null> {
  const token = request.cookies[sessionCookie];
  if (!token) return null;
  const [found] = await sessionById(deps.db).execute({ id: hash(token) });
  if (!found || isOver(found.session, deps.now()) || found.user?.suspendedReason) return null;
  await markSeen(deps, found.session, found.user);
  const { id, verifiedEmail, verifiedAt } = found.session;
  return { id, user: found.user, verifiedEmail, verifiedAt };
}

/** Asked with every request: planned once for each connection. */
const sessionById = oncePerDatabase((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('session_by_id'),
);

/** Opens a session under a new id and gives its cookie; `old` ends, so that no id survives a sign-in (D-26). */
export async function startSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow | null,
  old?: Session | null,
): Promise<Session> {
  const token = randomBytes(32).toString('base64url');
  const id = hash(token);
  const now = deps.now();
  if (old) await endSession(deps.db, old.id);
  await deps.db.insert(sessions).values({ id, userId: user?.id ?? null, createdAt: now, seenAt: now });
  void reply.setCookie(sessionCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || deps.config.publicUrl?.startsWith('https:') === true,
    maxAge: memberSessionMs / 1000,
  });
  void reply.header('X-CSRF-TOKEN', csrfToken(deps.secret, id));
  return { id, user, verifiedEmail: null, verifiedAt: null };
}

export async function endSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Removes sessions that ran out. */
export async function removeOldSessions(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const now = deps.now().getTime();
  const oldVisitor = and(isNull(sessions.userId), lt(sessions.seenAt, new Date(now - visitorSessionMs)));
  await deps.db.delete(sessions).where(or(oldVisitor, lt(sessions.seenAt, new Date(now - memberSessionMs))));
}

/** The token that a changing call of this session must carry; it says nothing about the session's id. */
export function csrfToken(secret: string, sessionId: string): string {
  return createHmac('sha256', secret).update(`csrf ${sessionId}`).digest('base64url');
}

/** Compares in constant time. */
export function isCsrfToken(secret: string, sessionId: string, given: string): boolean {
  const expected = Buffer.from(csrfToken(secret, sessionId));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function isOver(session: typeof sessions.$inferSelect, now: Date): boolean {
  const lifetime = session.userId === null ? visitorSessionMs : memberSessionMs;
  return now.getTime() - session.seenAt.getTime() > lifetime;
}

async function markSeen(deps: Deps, session: typeof sessions.$inferSelect, user: UserRow | null) {
  const now = deps.now();
  if (now.getTime() - session.seenAt.getTime() < seenEveryMs) return;
  await deps.db.update(sessions).set({ seenAt: now }).where(eq(sessions.id, session.id));
  if (!user?.isVisible) return;
  const onlineUntil = new Date(now.getTime() + visibleForMs);
  await deps.db.update(users).set({ onlineUntil }).where(eq(users.id, user.id));
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');
