import {
  getSession,
  limits,
  login,
  requestPasswordReset,
  resetPassword,
  sendVerificationEmail,
  verifyCode,
  verifyResetCode,
} from '../..';
import { describe, expect, it } from 'vitest';
import { join, password, registration } from '../Person';
import type { Target } from '../Target';

const newPassword = 'a better one';

/** Recovery of a forgotten password. */
export function recoveryCases(the: () => Target): void {
  const asked = async (email: string) => {
    const client = the().visitor();
    await client.get(requestPasswordReset, { body: { email } });
    return client;
  };
  const statusOfLogin = async (email: string, tried: string) =>
    (
      await the()
        .visitor()
        .send(login, { body: { email, password: tried } })
    ).status;

  describe('recovery', () => {
    it('sets a new password by the mailed code and ends every session [REC-02, REC-07]', async () => {
      const { user, client: elsewhere } = await join(the());
      const { email } = user;
      const client = await asked(email.toUpperCase());
      const code = await the().readCode(email);
      expect((await client.get(verifyResetCode, { body: { email, code } })).message).toMatch(/\S/);
      const answer = await client.get(resetPassword, { body: { email, code, password: newPassword } });
      expect(answer.message).toMatch(/\S/);
      expect((await elsewhere.send(getSession, {})).status).toBe(401);
      expect(await statusOfLogin(email, password)).toBe(401);
      expect((await client.get(login, { body: { email, password: newPassword } })).user.id).toBe(user.id);
    });

    it('answers an unknown address as a known one [REC-02]', async () => {
      const { user } = await join(the());
      const answers = await Promise.all(
        [user.email, 'nobody.at.all@example.org'].map((email) =>
          the().visitor().send(requestPasswordReset, { body: { email } }),
        ),
      );
      expect(answers[1]).toMatchObject({ status: answers[0]?.status, body: answers[0]?.body });
      expect(answers[0]?.status).toBe(200);
      const again = await Promise.all(
        [user.email, 'nobody.at.all@example.org'].map((email) =>
          the().visitor().send(requestPasswordReset, { body: { email } }),
        ),
      );
      expect(again.map(({ status }) => status)).toEqual([429, 429]);
    });

    it('refuses a wrong and an empty code on `code`, and nothing changes [REC-08]', async () => {
      const { user, client: elsewhere } = await join(the());
      const { email } = user;
      const client = await asked(email);
      const wrong = other(await the().readCode(email));
      for (const code of [wrong, '', ' ']) {
        const checked = await client.send(verifyResetCode, { body: { email, code } });
        const set = await client.send(resetPassword, { body: { email, code, password: newPassword } });
        for (const { status, body } of [checked, set])
          expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['code']]);
      }
      expect((await elsewhere.send(getSession, {})).status).toBe(200);
      expect(await statusOfLogin(email, password)).toBe(200);
    });

    it('takes a right code no longer after five wrong ones [REC-08]', async () => {
      const { email } = (await join(the())).user;
      const client = await asked(email);
      const code = await the().readCode(email);
      for (let tries = 0; tries < limits.code.tries; tries += 1)
        await client.send(verifyResetCode, { body: { email, code: other(code) } });
      expect((await client.send(verifyResetCode, { body: { email, code } })).status).toBe(422);
      const set = await client.send(resetPassword, { body: { email, code, password: newPassword } });
      expect(set.status).toBe(422);
      expect(await statusOfLogin(email, newPassword)).toBe(401);
    });

    it('takes a code once and only from the browser that asked [REC-02]', async () => {
      const { email } = (await join(the())).user;
      const client = await asked(email);
      const body = { email, code: await the().readCode(email), password: newPassword };
      expect((await the().visitor().send(resetPassword, { body })).status).toBe(422);
      expect((await client.send(resetPassword, { body })).status).toBe(200);
      const again = await client.send(resetPassword, { body: { ...body, password: 'a third one' } });
      expect(again.status).toBe(422);
      expect(await statusOfLogin(email, newPassword)).toBe(200);
    });

    it('wants at least 8 characters and keeps the code for the next try [REC-04]', async () => {
      const { email } = (await join(the())).user;
      const client = await asked(email);
      const code = await the().readCode(email);
      const short = await client.send(resetPassword, { body: { email, code, password: '1234567' } });
      expect([short.status, short.body.errors]).toEqual([422, { password: [expect.stringMatching(/8/)] }]);
      const set = await client.send(resetPassword, { body: { email, code, password: '12345678' } });
      expect(set.status).toBe(200);
    });

    it('does not take a code that was mailed for registering [REC-02]', async () => {
      const client = the().visitor();
      const { email } = registration();
      await client.get(sendVerificationEmail, { body: { email } });
      const code = await the().readCode(email);
      expect((await client.send(verifyResetCode, { body: { email, code } })).status).toBe(422);
      const confirmed = await client.send(verifyCode, { body: { email, verification_code: code } });
      expect(confirmed.status).toBe(200);
    });
  });
}

const other = (code: string) => (code === '000000' ? '111111' : '000000');
