import {
  authenticateUser,
  endActiveSession,
  endOtherSessions,
  getActiveSessions,
  getSession,
  login,
  logout,
} from '../..';
import { describe, expect, it } from 'vitest';
import type { Client } from '../Client';
import { join, type Person } from '../Person';
import { signedSocket } from '../signedSocket';
import type { Target } from '../Target';

const onPhone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

const sessionsOf = async (client: Client) => (await client.get(getActiveSessions, {})).sessions;
const end = (client: Client, sessionId: string) => client.send(endActiveSession, { params: { sessionId } });
const statusOf = async (client: Client) => (await client.send(getSession, {})).status;

/** Where a member is signed in, and signing out elsewhere. */
export function activeSessionCases(the: () => Target): void {
  async function signIn({ user, password }: Person, userAgent = onPhone): Promise<Client> {
    const client = the().visitor();
    (await client.send(login, { body: { email: user.email, password } }, { userAgent })).ok();
    return client;
  }

  /** The name of the client's own session. */
  async function nameOf(client: Client): Promise<string> {
    return (await sessionsOf(client))[0]?.id ?? 'none';
  }

  describe('sessions of a member', () => {
    it('are listed, the one that asks first, with the device in plain words and nothing else of it (D-26)', async () => {
      const me = await join(the());
      await signIn(me);
      const sessions = await sessionsOf(me.client);
      expect(sessions).toHaveLength(2);
      expect(sessions[0]).toMatchObject({ is_current: true });
      expect(sessions[1]).toMatchObject({ is_current: false, browser: 'chrome', system: 'android' });
      const fields = ['id', 'is_current', 'browser', 'system', 'started_at', 'seen_at'];
      for (const session of sessions) expect(Object.keys(session).sort()).toEqual([...fields].sort());
    });

    it('are another member’s no more than anybody’s: neither listed nor ended (D-26)', async () => {
      const [me, other] = [await join(the()), await join(the())];
      const refused = await end(me.client, await nameOf(other.client));
      const unknown = await end(me.client, 'x'.repeat(22));
      expect([refused.status, refused.body]).toEqual([404, unknown.body]);
      expect(await statusOf(other.client)).toBe(200);
      expect(await sessionsOf(me.client)).toHaveLength(1);
    });

    it('end one by one: its next call is a 401, its sockets close, nobody else notices (D-09, D-26)', async () => {
      const me = await join(the());
      const [phone, tablet] = [await signIn(me), await signIn(me)];
      const sockets = [await signedSocket(the(), phone), await signedSocket(the(), tablet)];
      const name = await nameOf(phone);
      expect((await end(me.client, name)).status).toBe(200);
      await expect.poll(() => sockets.map((one) => one.closedWith())).toEqual([4200, null]);
      expect([await statusOf(phone), await statusOf(tablet), await statusOf(me.client)]).toEqual([
        401, 200, 200,
      ]);
      expect((await phone.send(authenticateUser, { body: { socket_id: '1.2' } })).status).not.toBe(200);
      expect((await end(me.client, name)).status).toBe(404);
    });

    it('that asks is not ended by its name: logout does that (D-26)', async () => {
      const me = await join(the());
      expect((await end(me.client, await nameOf(me.client))).status).toBe(404);
      expect(await statusOf(me.client)).toBe(200);
    });

    it('end all at once but the one that asks (D-09, D-26)', async () => {
      const [me, other] = [await join(the()), await join(the())];
      const [phone, tablet] = [await signIn(me), await signIn(me)];
      const asking = [me.client, other.client, phone, tablet];
      const sockets = await Promise.all(asking.map((client) => signedSocket(the(), client)));
      await me.client.get(endOtherSessions, {});
      await expect.poll(() => sockets.map((one) => one.closedWith())).toEqual([null, null, 4200, 4200]);
      expect(await Promise.all(asking.map(statusOf))).toEqual([200, 200, 401, 401]);
      expect(await sessionsOf(me.client)).toMatchObject([{ is_current: true }]);
      expect((await me.client.send(endOtherSessions, {})).status).toBe(200);
    });

    it('that signed out is listed no longer (D-26)', async () => {
      const me = await join(the());
      const phone = await signIn(me);
      await phone.get(logout, {});
      expect(await sessionsOf(me.client)).toHaveLength(1);
    });

    it.each(['a b', "x' or 1=1", 'x'.repeat(65)])('named %j are nobody’s (D-26)', async (name) => {
      const me = await join(the());
      const phone = await signIn(me);
      expect([404, 422]).toContain((await end(me.client, name)).status);
      expect(await statusOf(phone)).toBe(200);
    });
  });
}
