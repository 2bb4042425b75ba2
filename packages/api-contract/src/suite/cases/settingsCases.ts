import {
  deleteAccount,
  exportData,
  getDialogues,
  getFilteredUsers,
  getLikedCount,
  getMessages,
  getSession,
  getUser,
  likeUser,
  login,
  logout,
  logoutAtRoot,
  register,
  sendVerificationEmail,
  setLocale,
  setSound,
  updateEmail,
  updateInfo,
  verifyCode,
  type InputOf,
} from '../..';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { confirm, couple, join, password, registration, type Person } from '../Person';
import { begin, say } from '../say';
import type { Target } from '../Target';

type Info = InputOf<typeof updateInfo>['body'];

const infoOf = ({ user }: Person, parts: Partial<Info> = {}): Info => ({
  name: user.name,
  gender: user.gender,
  birth_day: user.birth_day,
  birth_month: user.birth_month,
  birth_year: user.birth_year,
  city: user.city,
  ...parts,
});
const change = (me: Person, parts: Partial<Info>) => me.client.send(updateInfo, { body: infoOf(me, parts) });
const move = (me: Person, email: string) => me.client.send(updateEmail, { body: { email } });
const userOf = async (me: Person) => (await me.client.get(getSession, {})).user;
const listOf = async (me: Person) => (await me.client.get(getDialogues, {})).dialogs;
const newAddress = () => registration().email;

/** What a member changes about the account, takes along and deletes. */
export function settingsCases(the: () => Target): void {
  describe('general information', () => {
    it('is kept, the age follows from the date and not from what was sent (D-02) [SET-05]', async () => {
      const me = await join(the());
      const year = new Date().getUTCFullYear() - 40;
      const answer = await change(me, {
        name: ' Пётр ',
        birth_day: 1,
        birth_month: 1,
        birth_year: year,
        age: 19,
        city: { name: 'Казань' },
      });
      const expected = { name: 'Пётр', age: 40, birth_year: year, city: { name: 'Казань' } };
      expect(answer.ok().user).toMatchObject(expected);
      expect(await userOf(me)).toMatchObject(expected);
    });

    it('refuses a name, a day, an age under 18 and a city that cannot be, each by its field; nothing changes', async () => {
      const me = await join(the());
      const before = await userOf(me);
      const young = new Date().getUTCFullYear() - 17;
      const cases: [Partial<Info>, string][] = [
        [{ name: 'Пётр 1' }, 'name'],
        [{ name: ' ' }, 'name'],
        [{ birth_day: 31, birth_month: 2 }, 'birth_day'],
        [{ birth_year: young }, 'birth_year'],
        [{ birth_year: 1930 }, 'birth_year'],
        [{ city: { name: 'Атлантида' } }, 'city'],
        [{ gender: 'other' as 'male' }, 'gender'],
      ];
      for (const [parts, field] of cases) {
        const { status, body } = await change(me, parts);
        expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]]);
      }
      expect(await userOf(me)).toEqual(before);
    });

    it('takes another gender only after the code of the own address, once (D-38)', async () => {
      const me = await join(the());
      const refused = await change(me, { gender: 'female' });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['email']]);
      expect((await userOf(me)).gender).toBe('male');
      await confirm(the(), me.client, me.user.email);
      expect((await change(me, { gender: 'female', name: 'Анна' })).ok().user.gender).toBe('female');
      expect((await change(me, { gender: 'male' })).status).toBe(422);
    });

    it('shows to those one talks to', async () => {
      const [man, woman] = await couple(the());
      await say(man, woman, await begin(man, woman), 'Привет');
      await change(man, { name: 'Лев' });
      expect((await listOf(woman))[0]?.otherUser).toMatchObject({ name: 'Лев', is_deleted: false });
    });
  });

  describe('the e-mail', () => {
    it('of a man changes at once; the new one signs in, the former does not [SET-05]', async () => {
      const me = await join(the());
      const email = newAddress();
      expect((await move(me, ` ${email.toUpperCase()} `)).ok().user.email).toBe(email);
      const signIn = (address: string) =>
        the()
          .visitor()
          .send(login, { body: { email: address, password } });
      expect((await signIn(email)).status).toBe(200);
      expect((await signIn(me.user.email)).status).toBe(401);
    });

    it('that is taken or none is refused in plain text, and stays as it was (D-23) [SET-05]', async () => {
      const [me, other] = [await join(the()), await join(the())];
      for (const email of [other.user.email, 'не адрес', '']) {
        const { status, body } = await move(me, email);
        expect([status, body.isText]).toEqual([422, true]);
        expect(body.message).toMatch(/^[^{]*\S[^{]*$/);
      }
      expect((await userOf(me)).email).toBe(me.user.email);
    });

    it('of a woman is confirmed by the code mailed to the new one (D-38)', async () => {
      const [, me] = await couple(the());
      const email = newAddress();
      const refused = await move(me, email);
      expect([refused.status, refused.body.isText]).toEqual([422, true]);
      // In a header: the page asks for another code instead of only showing the text.
      expect(refused.body.code).toBe('emailUnverified');
      await confirm(the(), me.client, email);
      expect((await move(me, newAddress())).status).toBe(422);
      expect((await move(me, email)).ok().user.email).toBe(email);
      expect((await move(me, newAddress())).status).toBe(422);
    });

    it('that is one’s own may be confirmed; somebody else’s gets no code', async () => {
      const [me, other] = [await join(the()), await join(the())];
      const mail = (email: string) => me.client.send(sendVerificationEmail, { body: { email } });
      expect((await mail(me.user.email)).status).toBe(200);
      expect((await mail(other.user.email)).status).toBe(422);
      const wrong = { email: me.user.email, verification_code: 'xxxxxx' };
      expect((await me.client.send(verifyCode, { body: wrong })).status).toBe(422);
    });
  });

  it('the sound of notes is on until it is switched off, and stays so (D-16) [SET-07]', async () => {
    const me = await join(the());
    expect((await userOf(me)).sound).toBe(true);
    expect((await me.client.get(setSound, { body: { sound: false } })).sound).toBe(false);
    expect((await userOf(me)).sound).toBe(false);
    expect((await me.client.send(setSound, { body: { sound: 'yes' as never } })).status).toBe(422);
    expect((await userOf(me)).sound).toBe(false);
  });

  it('the language is one of two, and refusals come in it [SET-06]', async () => {
    const me = await join(the());
    await me.client.get(setLocale, { body: { locale: 'en' } });
    expect((await userOf(me)).locale).toBe('en');
    expect((await move(me, 'x')).body.message).toMatch(/^[\x20-\x7e’]+$/);
    expect((await me.client.send(setLocale, { body: { locale: 'de' as 'en' } })).status).toBe(422);
    expect((await userOf(me)).locale).toBe('en');
  });

  it.each([
    ['/api/logout', logout],
    ['/logout', logoutAtRoot],
  ] as const)('%s signs out [SET-09]', async (_, call) => {
    const me = await join(the());
    await me.client.get(call, {});
    expect((await me.client.send(getSession, {})).status).toBe(401);
  });

  describe('own data', () => {
    it('come as a zip, and say nothing of who likes one in secret (D-05, D-36)', async () => {
      const [man, woman] = await couple(the());
      const dialogId = await begin(man, woman);
      await say(man, woman, dialogId, 'Моё письмо');
      const shy = await join(the());
      await shy.client.get(likeUser, { params: { userId: String(woman.user.id) } });
      await the().tellLikes();
      const bytes = (await woman.client.get(exportData, {})) as Uint8Array;
      const text = strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array());
      expect(JSON.parse(text)).toMatchObject({
        user: { email: woman.user.email, name: 'Анна' },
        likes_received: { count: 1 },
        dialogues: [{ dialog_id: dialogId, messages: [{ content: 'Моё письмо' }] }],
      });
      expect(text).not.toContain(`"user_id": ${shy.user.id},`);
      expect(text).not.toMatch(/password|hash/i);
    });
  });

  describe('a deleted account', () => {
    it('is gone from everywhere; what was said stays with the other side (D-36) [SET-09]', async () => {
      const [man, woman] = await couple(the());
      const dialogId = await begin(man, woman);
      await say(man, woman, dialogId, 'Привет');
      await say(woman, man, dialogId, 'Здравствуйте');
      await man.client.get(likeUser, { params: { userId: String(woman.user.id) } });
      expect((await man.client.send(deleteAccount, {})).status).toBe(200);

      expect((await man.client.send(getSession, {})).status).toBe(401);
      const again = await the()
        .visitor()
        .send(login, { body: { email: man.user.email, password } });
      expect(again.status).toBe(401);
      expect((await woman.client.send(getUser, { params: { id: String(man.user.id) } })).status).toBe(404);
      const { users } = await woman.client.get(getFilteredUsers, { query: {} });
      expect(users.map(({ id }) => id)).not.toContain(man.user.id);
      expect((await woman.client.get(getLikedCount, {})).count).toBe(0);

      const [dialogue] = await listOf(woman);
      expect(dialogue).toMatchObject({
        dialog_id: dialogId,
        dialog_available: false,
        otherUser: { id: man.user.id, is_deleted: true, name: '', age: null, image: null, online: false },
      });
      const { messages } = await woman.client.get(getMessages, {
        params: { dialogId: String(dialogId) },
        query: {},
      });
      expect(messages.map(({ content, sender_id }) => [content, sender_id])).toEqual([
        ['Привет', man.user.id],
        ['Здравствуйте', woman.user.id],
      ]);
      expect((await say(woman, man, dialogId, 'Вы где?')).status).toBe(403);
    });

    it('leaves its e-mail free for another [SET-09]', async () => {
      const me = await join(the());
      await me.client.get(deleteAccount, {});
      const { user } = await join(the(), { email: me.user.email });
      expect(user.id).not.toBe(me.user.id);
    });

    it('takes the browser back to a visitor, who can register', async () => {
      const me = await join(the());
      await me.client.get(deleteAccount, {});
      expect((await me.client.send(register, { body: registration() })).status).toBe(200);
    });
  });
}
