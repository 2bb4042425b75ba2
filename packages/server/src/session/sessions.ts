import { createHash, randomBytes } from 'node:crypto';
import { deviceOf } from '@iskra/api-contract/rules';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps';
import type { Database } from '../db/Database';
import { oncePerDatabase } from '../db/oncePerDatabase';
import { sessions, users, type UserRow } from '../db/schema';
import { cookieOptions } from './cookieOptions';
import { csrfToken } from './csrf';
import { forgetFilters } from './keptFilters';
import { isVisitorToken, makeVisitorToken } from './visitorToken';

export const sessionCookie = 'iskra_session';

const day = 24 * 60 * 60_000;
const memberSessionMs = 30 * day;
const visitorSessionMs = day;
const seenEveryMs = 60_000;

/** The session of a request: a visitor's or a member's. */
export interface Session {
  readonly id: string;
  readonly user: UserRow | null;
  readonly verifiedEmail: string | null;
  readonly verifiedAt: Date | null;
}

/** The request's session, or null if there is none or it expired. A visitor's is in the cookie itself. */
export async function readSession(deps: Deps, request: FastifyRequest): Promise<Session | null> {
  const id = givenSession(request);
  if (id === null) return null;
  const [found] = await sessionById(deps.db).execute({ id });
  if (!found || isOver(found.session, request.now))
    return isVisitorToken(deps.secret, request.cookies[sessionCookie] ?? '', request.now) ? visit(id) : null;
  if (found.user?.suspendedReason) return null;
  await markSeen(deps, found.session, request.now);
  if (found.user) noteMember(deps.db, id, found.user.id);
  const { verifiedEmail, verifiedAt } = found.session;
  return { id, user: found.user, verifiedEmail, verifiedAt };
}

/** The id of the session that a request names; it may not exist. */
export function givenSession(request: FastifyRequest): string | null {
  const token = request.cookies[sessionCookie];
  return token ? hash(token) : null;
}

/** The member of a session that was read here before. The member never changes, but the session may have ended. */
export function memberOfSession(db: Database, sessionId: string): number | undefined {
  return members(db).get(sessionId);
}

/** A session seen after this moment needs no mark that it was used. */
export const seenEnough = (now: Date): Date => new Date(now.getTime() - seenEveryMs);

/** A member's session that was last seen before this moment is over. */
export const liveSince = (now: Date): Date => new Date(now.getTime() - memberSessionMs);

const membersKept = 50_000;
const members = oncePerDatabase(() => new Map<string, number>());

function noteMember(db: Database, sessionId: string, userId: number): void {
  const known = members(db);
  if (known.has(sessionId)) return;
  if (known.size >= membersKept) known.delete(String(known.keys().next().value));
  known.set(sessionId, userId);
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

/** Gives a visitor a cookie of their own; the server stores nothing. */
export function startVisit(deps: Deps, request: FastifyRequest, reply: FastifyReply): Session {
  const token = makeVisitorToken(deps.secret, request.now);
  return give(deps, request, reply, token, visit(hash(token)));
}

/**
 * Opens a member's session under a new id and gives its cookie; `old` ends, so that no id survives a sign-in (D-26). Null
 * when the password that was checked is no longer theirs, or they were suspended meanwhile.
 */
export async function startSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  old?: Session | null,
): Promise<Session | null> {
  const token = randomBytes(32).toString('base64url');
  const id = hash(token);
  const { now } = request;
  const isOpen = await deps.db.transaction(async (tx) => {
    // Serialized with a change of the password, so that ending all sessions misses none.
    const [held] = await tx.select().from(users).where(eq(users.id, user.id)).for('share');
    if (held?.passwordHash !== user.passwordHash || held.suspendedReason !== null) return false;
    if (old) await endSession(tx, old.id);
    const device = deviceOf(request.headers['user-agent']);
    await tx.insert(sessions).values({ id, userId: user.id, createdAt: now, seenAt: now, ...device });
    return true;
  });
  if (!isOpen) return null;
  return give(deps, request, reply, token, { id, user, verifiedEmail: null, verifiedAt: null });
}

/** Stores a visitor's session as a row, because a code belongs to one; a member's is stored already. */
export async function keepSession(
  { db }: Pick<Deps, 'db'>,
  { id }: Pick<Session, 'id'>,
  now: Date,
): Promise<void> {
  await db
    .insert(sessions)
    .values({ id, userId: null, createdAt: now, seenAt: now })
    .onConflictDoUpdate({ target: sessions.id, set: { seenAt: now } });
}

export async function endSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Removes expired sessions. */
export async function removeOldSessions(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const now = deps.now().getTime();
  const oldVisitor = and(isNull(sessions.userId), lt(sessions.seenAt, new Date(now - visitorSessionMs)));
  await deps.db.delete(sessions).where(or(oldVisitor, lt(sessions.seenAt, new Date(now - memberSessionMs))));
}

function visit(id: string): Session {
  return { id, user: null, verifiedEmail: null, verifiedAt: null };
}

function give(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  session: Session,
): Session {
  forgetFilters(deps, request, reply);
  void reply.setCookie(sessionCookie, token, {
    ...cookieOptions(deps, request),
    maxAge: memberSessionMs / 1000,
  });
  void reply.header('X-CSRF-TOKEN', csrfToken(deps.secret, session.id));
  return session;
}

function isOver(session: typeof sessions.$inferSelect, now: Date): boolean {
  const lifetime = session.userId === null ? visitorSessionMs : memberSessionMs;
  return now.getTime() - session.seenAt.getTime() > lifetime;
}

async function markSeen(deps: Deps, session: typeof sessions.$inferSelect, now: Date) {
  if (now.getTime() - session.seenAt.getTime() < seenEveryMs) return;
  await deps.db.update(sessions).set({ seenAt: now }).where(eq(sessions.id, session.id));
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');
