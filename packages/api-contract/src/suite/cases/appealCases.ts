import { getAppeal, getSession, login, sendAppeal } from '../..';
import { describe, expect, it } from 'vitest';
import { join, password, type Person } from '../Person';
import type { Target } from '../Target';

const own = ({ user }: Person) => ({ email: user.email, password });

/** What a suspended member can say against it. */
export function appealCases(the: () => Target): void {
  const ask = (body: { email: string; password: string }) => the().visitor().send(getAppeal, { body });
  const write = (me: Person, text: string) =>
    the()
      .visitor()
      .send(sendAppeal, { body: { ...own(me), text } });
  const signIn = (me: Person) =>
    the()
      .visitor()
      .send(login, { body: own(me) });
  async function suspended(): Promise<Person> {
    const me = await join(the());
    await the().suspend(me.user.id, 'Спам');
    return me;
  }

  describe('an appeal', () => {
    it('is written once for a suspension, by e-mail and password, and opens no session (D-39)', async () => {
      const me = await suspended();
      expect((await ask(own(me))).ok()).toEqual({ appeal: null });
      const browser = the().visitor();
      const written = await browser.send(sendAppeal, { body: { ...own(me), text: '  Это ошибка. ' } });
      const appeal = {
        state: 'under_review',
        text: 'Это ошибка.',
        created_at: expect.any(String) as string,
        answer: null,
      };
      expect(written.ok()).toEqual({ appeal });
      expect((await browser.send(getSession, {})).status).toBe(401);
      expect((await write(me, 'И ещё раз')).ok()).toEqual({ appeal });
      expect((await ask(own(me))).ok()).toEqual({ appeal });
    });

    it('is under review at the next login, refused with the operator’s words, and then final (D-39)', async () => {
      const me = await suspended();
      expect((await signIn(me)).body).toEqual({ message: 'Доступ закрыт: Спам' });
      await write(me, 'Это ошибка.');
      expect(await signIn(me)).toMatchObject({
        status: 403,
        body: { message: 'Доступ закрыт: Спам\nВаше обжалование на рассмотрении.' },
      });
      await the().closeAppealOf(me.user.id, 'refuse', 'Жалоб было три.');
      expect((await signIn(me)).body).toEqual({
        message: 'Доступ закрыт: Спам\nВаше обжалование отклонено.',
      });
      const refused = { state: 'refused', text: 'Это ошибка.', answer: 'Жалоб было три.' };
      expect((await write(me, 'И всё же')).ok()).toMatchObject({ appeal: refused });
    });

    it('that is accepted ends the suspension; a later one can be appealed against anew (D-39)', async () => {
      const me = await suspended();
      await write(me, 'Это ошибка.');
      await the().closeAppealOf(me.user.id, 'accept');
      expect((await signIn(me)).status).toBe(200);
      for (const refused of [await ask(own(me)), await write(me, 'Зачем?')])
        expect([refused.status, refused.body]).toEqual([409, { message: 'Доступ уже открыт: войдите.' }]);
      await the().suspend(me.user.id, 'Снова');
      expect((await signIn(me)).body).toEqual({ message: 'Доступ закрыт: Снова' });
      expect((await ask(own(me))).ok()).toEqual({ appeal: null });
    });

    it('ends with a suspension that an operator lifts otherwise', async () => {
      const me = await suspended();
      await write(me, 'Это ошибка.');
      await the().suspend(me.user.id, null);
      await the().suspend(me.user.id, 'Снова');
      expect((await ask(own(me))).ok()).toEqual({ appeal: null });
    });

    it('tells wrong credentials apart no more than a login does', async () => {
      const me = await suspended();
      const wrong = { email: me.user.email, password: 'another one' };
      const nobody = { email: 'nobody@example.org', password };
      for (const body of [wrong, nobody]) {
        const refused = await the().visitor().send(login, { body });
        expect(refused.status).toBe(401);
        for (const answer of [
          await ask(body),
          await the()
            .visitor()
            .send(sendAppeal, { body: { ...body, text: 'Это ошибка.' } }),
        ])
          expect([answer.status, answer.body]).toEqual([401, refused.body]);
      }
      expect((await ask(own(me))).ok()).toEqual({ appeal: null });
    });

    it('has words, a thousand characters at the most', async () => {
      const me = await suspended();
      for (const text of ['', ' \u200b', 'а'.repeat(1001)]) {
        const refused = await write(me, text);
        expect(refused.status).toBe(422);
        expect(refused.body).toMatchObject({ errors: { text: [expect.any(String)] } });
      }
      expect((await write(me, 'а'.repeat(1000))).status).toBe(200);
    });
  });
}
