import { getSession, limits, login, logout, register, sendVerificationEmail, verifyCode } from '../..';
import { describe, expect, it } from 'vitest';
import { confirm, join, password, registration } from '../Person';
import type { Target } from '../Target';

/** Registration, codes and sign-in. */
export function registrationCases(the: () => Target): void {
  describe('registration', () => {
    it('takes a man without a code and signs him in [REG-12]', async () => {
      const client = the().visitor();
      const body = registration({ name: ' Иван Петров ', age: 99 });
      const { user, premium } = await client.get(register, { body });
      expect(user).toMatchObject({
        name: 'Иван Петров',
        age: 30,
        email: body.email,
        gender: 'male',
        auth: true,
      });
      expect(premium.is_active).toBe(false);
      expect((await client.get(getSession, {})).user.id).toBe(user.id);
    });

    it.each(limits.locales)(
      'keeps the language of the page, %s, for the new member [I18-01]',
      async (language) => {
        const client = the().visitor();
        const registered = await client.send(register, { body: registration() }, { language });
        expect(registered.ok().user.locale).toBe(language);
        expect((await client.get(getSession, {})).user.locale).toBe(language);
      },
    );

    it('takes a woman only with a confirmed address [REG-09]', async () => {
      const client = the().visitor();
      const body = registration({ gender: 'female', name: 'Анна' });
      const refused = await client.send(register, { body });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['email']]);
      expect(refused.body.code).toBe('emailUnverified');
      await confirm(the(), client, body.email);
      expect((await client.get(register, { body })).user.gender).toBe('female');
    });

    it('refuses a wrong and an empty code [REG-10]', async () => {
      const client = the().visitor();
      const { email } = registration();
      await client.get(sendVerificationEmail, { body: { email } });
      const wrong = other(await the().readCode(email));
      for (const code of [wrong, '', '  ']) {
        const { status, body } = await client.send(verifyCode, { body: { email, verification_code: code } });
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['verification_code']]);
      }
    });

    it('takes a right code no longer after five wrong ones [REG-10]', async () => {
      const client = the().visitor();
      const { email } = registration();
      await client.get(sendVerificationEmail, { body: { email } });
      const right = await the().readCode(email);
      for (let tries = 0; tries < limits.code.tries; tries += 1) {
        await client.send(verifyCode, { body: { email, verification_code: other(right) } });
      }
      const last = { email, verification_code: right };
      const { status, body } = await client.send(verifyCode, { body: last });
      expect([status, body.code]).toEqual([422, 'wrongCode']);
    });

    it('takes a code once and only from the browser that asked [REG-09]', async () => {
      const [client, stranger] = [the().visitor(), the().visitor()];
      const { email } = registration();
      await client.get(sendVerificationEmail, { body: { email } });
      const body = { email, verification_code: await the().readCode(email) };
      expect((await stranger.send(verifyCode, { body })).status).toBe(422);
      expect((await client.send(verifyCode, { body })).status).toBe(200);
      expect((await client.send(verifyCode, { body })).status).toBe(422);
    });

    it('asks to wait before a second code [REG-09]', async () => {
      const client = the().visitor();
      const { email } = registration();
      await client.get(sendVerificationEmail, { body: { email } });
      const { status, body } = await client.send(sendVerificationEmail, { body: { email } });
      expect([status, body.code]).toEqual([429, 'codeTooSoon']);
    });

    it('refuses a taken address, however it is written [REG-11]', async () => {
      const { user } = await join(the());
      const email = user.email.toUpperCase();
      const second = await the()
        .visitor()
        .send(register, { body: registration({ email }) });
      expect([second.status, Object.keys(second.body.errors ?? {})]).toEqual([422, ['email']]);
      expect((await the().visitor().send(sendVerificationEmail, { body: { email } })).status).toBe(422);
    });

    it('refuses one who is 18 tomorrow and takes one who is 18 today [REG-14]', async () => {
      const young = await the()
        .visitor()
        .send(register, { body: registration(bornYearsAgo(18, 1)) });
      expect([young.status, Object.keys(young.body.errors ?? {})]).toEqual([422, ['birth_year']]);
      expect(
        (
          await the()
            .visitor()
            .send(register, { body: registration(bornYearsAgo(18, 0)) })
        ).status,
      ).toBe(200);
    });

    it.each([
      ['name', { name: 'Иван2' }],
      ['email', { email: 'ivan@' }],
      ['password', { password: '12345' }],
      ['city', { city: 'Атлантида' }],
      ['birth_day', { birth_day: 31, birth_month: 2 }],
    ] as const)('names the field %s when it does not fit [REG-11]', async (field, parts) => {
      const { status, body } = await the()
        .visitor()
        .send(register, { body: registration(parts) });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
      expect(body.errors?.[field]?.[0]).toMatch(/\S/);
    });
  });

  describe('sign-in', () => {
    it('answers member, premium and images [LOG-03]', async () => {
      const { user } = await join(the());
      const answer = await the()
        .visitor()
        .get(login, { body: { email: user.email.toUpperCase(), password } });
      expect(answer).toMatchObject({
        user: { id: user.id, auth: true },
        premium: { is_active: false },
        images: { all_images: {}, main_image: null },
      });
    });

    it('refuses a wrong password and an unknown address alike [LOG-04]', async () => {
      const { user } = await join(the());
      const wrong = await the()
        .visitor()
        .send(login, { body: { email: user.email, password: 'not this' } });
      const unknown = await the()
        .visitor()
        .send(login, { body: { email: 'no@example.org', password } });
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      expect(wrong.body.message).toMatch(/\S/);
      expect(unknown.body).toEqual(wrong.body);
    });

    it('asks for both fields [LOG-02]', async () => {
      const { status, body } = await the()
        .visitor()
        .send(login, { body: { email: '', password: '' } });
      expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ['email', 'password']]);
    });

    it('ends with signing out [SET-09]', async () => {
      const { client } = await join(the());
      await client.get(logout, {});
      expect((await client.send(getSession, {})).status).toBe(401);
    });
  });
}

function other(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

/** A birthday so many years ago, and so many days later. */
function bornYearsAgo(years: number, daysLater: number) {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + daysLater);
  return {
    birth_day: date.getUTCDate(),
    birth_month: date.getUTCMonth() + 1,
    birth_year: date.getUTCFullYear() - years,
  };
}
