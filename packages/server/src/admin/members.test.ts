import { getSession, getUser, login } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photos, reports, sessions, users } from '../db/schema';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { testPassword } from '../test/makeMember';
import { asOperator } from './asOperator';

let server: TestServer;
let operator: ReturnType<typeof asOperator>;
beforeAll(async () => {
  server = await createTestServer();
  operator = asOperator(server);
});
afterAll(() => server.close());

const rowOf = async (id: number) => (await server.db.select().from(users).where(eq(users.id, id)))[0];
const sessionsOf = (id: number) => server.db.$count(sessions, eq(sessions.userId, id));
const none = 'There is no member';

describe('members show', () => {
  it('finds by e-mail and by number, and shows what a member is judged by, never the password', async () => {
    const { user } = await server.member({ name: 'Ольга', goals: ['friendship'], mainPhotoKey: 'b' });
    await server.db.insert(photos).values([
      { key: 'a', userId: user.id, position: 1 },
      { key: 'b', userId: user.id, position: 2 },
    ]);
    await server.db.insert(reports).values([
      { reportedId: user.id, reason: 'spam' },
      { reportedId: user.id, reason: 'fraud', resolvedAt: server.deps.now(), resolution: 'пусто' },
    ]);
    const shown = await operator.json('members', 'show', user.email.toUpperCase());
    expect(shown).toMatchObject({
      ...{ id: user.id, email: user.email, name: 'Ольга', age: 26, goals: ['friendship'] },
      ...{ suspended_reason: null, premium_until: null, sessions: 1, reports: 2, open_reports: 1 },
      ...{ photos: ['/photos/a/lg.webp', '/photos/b/lg.webp'], main_photo: '/photos/b/lg.webp' },
    });
    expect(await operator.json('members', 'show', `${user.id}`)).toEqual(shown);
    const text = await operator.run('members', 'show', `${user.id}`);
    expect(text).toMatch(/photo: \/photos\/a\/lg\.webp\nphoto: \/photos\/b\/lg\.webp\tmain$/);
    expect(text).toContain('goals: friendship');
    expect(text + JSON.stringify(shown)).not.toMatch(/argon2|password/i);
  });

  it('refuses whom there is not, and what is neither e-mail nor number', async () => {
    await expect(operator.run('members', 'show', 'nobody@example.org')).rejects.toThrow(none);
    await expect(operator.run('members', 'show', '999999')).rejects.toThrow(none);
    await expect(operator.run('members', 'show', 'Ольга')).rejects.toThrow(
      'A member is named by e-mail or number, got "Ольга"',
    );
    await expect(operator.run('members', 'show', '9'.repeat(20))).rejects.toThrow('by e-mail or number');
    await expect(operator.run('members', 'show')).rejects.toThrow('Usage: npm run admin -- members show');
  });
});

describe('members suspend', () => {
  it('ends all sessions, hides the member and tells them why at the login (D-08, D-39)', async () => {
    const [{ user, client }, other] = [await server.member({ isVisible: true }), await server.member()];
    const again = await server.visitor();
    await again.call(login, { body: { email: user.email, password: testPassword } });
    expect(await operator.run('members', 'suspend', user.email, ' спам ')).toBe(
      `Анна (${user.id}) is suspended; sessions ended: 2`,
    );
    expect(await sessionsOf(user.id)).toBe(0);
    expect(await rowOf(user.id)).toMatchObject({ suspendedReason: 'спам', isVisible: false });
    expect((await client.try(getSession, {})).statusCode).toBe(401);
    const params = { id: `${user.id}` };
    expect((await other.client.try(getUser, { params })).statusCode).toBe(404);
    const visitor = await server.visitor();
    const refused = await visitor.try(login, { body: { email: user.email, password: testPassword } });
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('спам')]);
    expect(await sessionsOf(other.user.id)).toBe(1);
    expect(await operator.run('members', 'list')).toMatch(new RegExp(`^${user.id}\t.*\tsuspended$`, 'm'));
  });

  it('refuses a second time, an empty or endless reason and one without quotes; nothing changes', async () => {
    const { user } = await server.member();
    const suspend = (...reason: string[]) => operator.run('members', 'suspend', `${user.id}`, ...reason);
    for (const reason of [' ', 'я'.repeat(501)]) {
      await expect(suspend(reason)).rejects.toThrow('REASON must be a text of 1 to 500 characters');
    }
    await expect(suspend('много', 'слов')).rejects.toThrow('(a text in quotes)');
    await expect(suspend()).rejects.toThrow('Usage: npm run admin -- members suspend EMAIL_OR_ID REASON');
    await expect(operator.run('members', 'suspend', '999999', 'спам')).rejects.toThrow(none);
    expect([(await rowOf(user.id))?.suspendedReason, await sessionsOf(user.id)]).toEqual([null, 1]);
    await suspend('спам');
    await expect(suspend('обман')).rejects.toThrow(`Member ${user.id} is suspended already`);
    expect((await rowOf(user.id))?.suspendedReason).toBe('спам');
  });
});

describe('members restore', () => {
  it('lets the member sign in and be seen again, with no old session', async () => {
    const [{ user, client }, other] = [await server.member(), await server.member()];
    const kept = await server.db.select().from(sessions).where(eq(sessions.userId, user.id));
    await operator.run('members', 'suspend', `${user.id}`, 'спам');
    await server.db.insert(sessions).values(kept); // as of a login that overlapped
    expect(await operator.json('members', 'restore', user.email)).toEqual({
      ...{ id: user.id, name: 'Анна', suspended_reason: null },
    });
    expect((await client.try(getSession, {})).statusCode).toBe(401);
    const visitor = await server.visitor();
    await visitor.call(login, { body: { email: user.email, password: testPassword } });
    await other.client.call(getUser, { params: { id: `${user.id}` } });
  });

  it('refuses who is not suspended, and whom there is not', async () => {
    const { user } = await server.member();
    await expect(operator.run('members', 'restore', user.email)).rejects.toThrow(
      `Member ${user.id} is not suspended`,
    );
    await expect(operator.run('members', 'restore', 'nobody@example.org')).rejects.toThrow(none);
  });
});
