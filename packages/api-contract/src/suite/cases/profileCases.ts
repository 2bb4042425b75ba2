import { getSession, getUser, updateUser, type InputOf } from '../..';
import { describe, expect, it } from 'vitest';
import { couple, join, type Person } from '../Person';
import type { Target } from '../Target';

type Body = InputOf<typeof updateUser>['body'];

const save = (me: Person, body: Body) => me.client.send(updateUser, { body });
const own = async (me: Person) => (await me.client.get(getSession, {})).user;

/** A member's profile, as they edit it and others see it. */
export function profileCases(the: () => Target): void {
  describe('what I tell about myself', () => {
    it('is saved whole, answered and seen by others [EDT-01] [EDT-09]', async () => {
      const [man, woman] = await couple(the());
      const told = {
        about: 'Люблю море',
        position: 'Архитектор',
        company: 'Бюро «Двор»',
        education: 'МАРХИ',
        goals: ['find_love', 'friendship'],
        height: 172,
        languages: ['Русский', 'Türkçe'],
        orientation: 'orientation_heterosexual',
        relationship: 'relationship_single',
        children: 'children_want',
        smoking: 'smoking_quit',
        alcohol: 'alcohol_moderate',
      } as const satisfies Body;
      const { user } = await woman.client.get(updateUser, { body: told as Body });
      expect(user).toMatchObject({ ...told, id: woman.user.id, name: woman.user.name });
      expect(await own(woman)).toEqual(user);
      const seen = await man.client.get(getUser, { params: { id: String(woman.user.id) } });
      expect(seen.user).toMatchObject(told);
    });

    it('keeps what is left out, and null or nothing takes away [EDT-07]', async () => {
      const me = await join(the());
      await save(me, { about: 'Текст', position: 'Врач', smoking: 'smoking_no', height: 180 });
      await save(me, { position: ' ', smoking: null });
      expect(await own(me)).toMatchObject({ about: 'Текст', position: null, smoking: null, height: 180 });
      await save(me, {});
      expect(await own(me)).toMatchObject({ about: 'Текст', height: 180 });
    });

    it.each([
      [
        'orientation',
        [
          ...(['orientation_heterosexual', 'orientation_homosexual', 'orientation_bisexual'] as const),
          'orientation_other',
        ],
      ],
      ['relationship', ['relationship_single', 'relationship_open', 'relationship_serious']],
      ['children', ['children_no', 'children_yes', 'children_want']],
      ['smoking', ['smoking_no', 'smoking_smoke', 'smoking_quit']],
      ['alcohol', ['alcohol_no', 'alcohol_moderate', 'alcohol_frequent']],
    ] as const)('takes every choice of %s, and null for none [EDT-04]', async (field, choices) => {
      const me = await join(the());
      for (const choice of [...choices, null]) {
        await save(me, { [field]: choice });
        expect((await own(me))[field]).toBe(choice);
      }
    });

    it('takes all fifteen languages [EDT-05]', async () => {
      const me = await join(the());
      const fifteen = [
        ...(['English', 'Deutsch', 'Français', 'Español', 'Русский', 'Hebrew', 'Arabic', 'Hindi'] as const),
        ...(['Japanese', 'Korean', 'Chinese', 'Persian', 'Türkçe', 'Português', 'Italiano'] as const),
      ];
      await save(me, { languages: fifteen });
      expect((await own(me)).languages).toEqual(fifteen);
    });

    it('takes the three goals [EDT-04]', async () => {
      const me = await join(the());
      await save(me, { goals: ['find_love', 'friendship', 'quick_meetings'] });
      expect((await own(me)).goals).toEqual(['find_love', 'friendship', 'quick_meetings']);
    });

    it.each([
      ['about', 'ы'.repeat(501)],
      ['about', 'a\0b'],
      ['position', 'ы'.repeat(101)],
      ['goals', ['find_money']],
      ['goals', ['find_love', 'find_love']],
      ['languages', ['Klingon']],
      ['height', 99],
      ['height', 231],
      ['height', 170.5],
      ['orientation', 'prefer_not_to_say'],
      ['children', 'smoking_no'],
    ])('refuses %s = %j at its field, and nothing changes', async (field, value) => {
      const me = await join(the());
      await save(me, { about: 'Прежний', height: 170 });
      const before = await own(me);
      const answer = await save(me, { company: 'Новая', [field]: value });
      expect(answer.status).toBe(422);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
      expect(await own(me)).toEqual(before);
    });

    it('changes nobody else, whoever the body names (D-24)', async () => {
      const [man, woman] = await couple(the());
      const body = { about: 'Чужое', id: woman.user.id, user_id: woman.user.id } as Body;
      await save(man, body);
      expect((await own(woman)).about).toBeNull();
    });
  });
}
