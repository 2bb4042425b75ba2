import {
  deleteAccount,
  getSession,
  login,
  register,
  requestPasswordReset,
  resetPassword,
  restoreEmail,
  sendVerificationEmail,
  updateEmail,
} from '../..';
import { describe, expect, it } from 'vitest';
import { join, password, registration, type Person } from '../Person';
import type { Target } from '../Target';

const newAddress = () => registration().email;
const move = (me: Person, email: string) => me.client.send(updateEmail, { body: { email } });

/** The way back after an e-mail was changed in the settings (decision 0037). */
export function formerEmailCases(the: () => Target): void {
  const restore = (token: string) => the().visitor().send(restoreEmail, { body: { token } });
  const signIn = async (email: string) =>
    (await the().visitor().send(login, { body: { email, password } })).status;
  const linkTo = async (email: string) => (await the().readEmailLink(email)) ?? 'none';

  async function moved() {
    const me = await join(the());
    const [former, email] = [me.user.email, newAddress()];
    await move(me, email);
    return { me, former, email, token: await linkTo(former) };
  }

  describe('the former e-mail', () => {
    it('comes back by the mailed link, once, and every session ends [SET-05]', async () => {
      const { me, former, email, token } = await moved();
      expect((await restore(token)).ok()).toEqual({ email: former });
      expect((await me.client.send(getSession, {})).status).toBe(401);
      expect([await signIn(former), await signIn(email)]).toEqual([200, 401]);
      const again = await restore(token);
      expect(again.status).toBe(404);
      expect(again.body).toEqual((await restore('x'.repeat(43))).body);
    });

    it('stays the first one when the address is changed again: no other gets a link [SET-05]', async () => {
      const { me, former, email, token } = await moved();
      const third = newAddress();
      await move(me, third);
      expect(await the().readEmailLink(email)).toBeNull();
      expect((await restore(token)).ok()).toEqual({ email: former });
      expect([await signIn(former), await signIn(email), await signIn(third)]).toEqual([200, 401, 401]);
    });

    it('is held for its member: nobody registers with it, moves to it or confirms it [SET-05]', async () => {
      const { former, token } = await moved();
      const other = await join(the());
      const visitor = the().visitor();
      const answers = [
        await visitor.send(register, { body: registration({ email: former }) }),
        await visitor.send(sendVerificationEmail, { body: { email: former } }),
        await move(other, former),
      ];
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
      expect((await other.client.get(getSession, {})).user.email).toBe(other.user.email);
      expect((await restore(token)).status).toBe(200);
    });

    it('is its member’s to go back to; then no link is open, nor the address in between held [SET-05]', async () => {
      const { me, former, email, token } = await moved();
      expect((await move(me, former)).ok().user.email).toBe(former);
      expect((await restore(token)).status).toBe(404);
      expect(await the().readEmailLink(email)).toBeNull();
      expect((await join(the(), { email })).user.email).toBe(email);
    });

    it('leaves the address free that was put in its place', async () => {
      const { email, token } = await moved();
      await restore(token);
      expect((await join(the(), { email })).user.email).toBe(email);
    });

    it('takes every code for a new password with it, of either address [REC-02]', async () => {
      const { former, email, token } = await moved();
      const thief = the().visitor();
      await thief.get(requestPasswordReset, { body: { email } });
      const code = await the().readCode(email);
      await restore(token);
      for (const address of [email, former]) {
        const body = { email: address, code, password: 'stolen password' };
        expect((await thief.send(resetPassword, { body })).status).toBe(422);
      }
      expect(await signIn(former)).toBe(200);
    });

    it('is not held, and has no link, once the account is deleted [SET-09]', async () => {
      const { me, former, token } = await moved();
      await me.client.get(deleteAccount, {});
      expect((await restore(token)).status).toBe(404);
      expect((await join(the(), { email: former })).user.email).toBe(former);
    });
  });
}
