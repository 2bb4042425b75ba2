import { getFilteredUsers, register } from '@iskra/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { makeMember } from '../../test/makeMember';

/** Around every date that some years do not have, and around New Year. */
const dates = ['02-27', '02-28', '02-29', '03-01', '03-02', '12-31', '01-01'];
const births = [
  '1999-12-31',
  '2000-01-01',
  '2000-02-28',
  '2000-02-29',
  '2000-03-01',
  '2001-02-28',
  '2001-03-01',
];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1_000_000 } });
  for (const birthDate of births) await makeMember(server.deps, { birthDate, city: 'Омск' });
});
afterAll(() => server.close());

const daysAhead = Array.from({ length: 8 }, (_, at) => 2027 + at).flatMap((year) =>
  dates
    .filter((date) => date !== '02-29' || year % 4 === 0)
    .map((date) => `${year}-${date}`)
    .sort(),
);

function goTo(day: string, time: string): void {
  server.skip(Date.parse(`${day}T${time}Z`) - server.deps.now().getTime());
}

describe('on 29 February and around it, for eight years', () => {
  it('whoever is shown at an age is found by it and by no other', async () => {
    for (const day of daysAhead) {
      goTo(day, '00:00:00');
      // A session of its own: the last one may have run out since.
      const { client } = await server.member({ gender: 'male', city: 'Казань' });
      const find = async (query: Record<string, string>) =>
        (await client.call(getFilteredUsers, { query: { city: 'Омск', ...query } as never })).users;
      for (const time of ['00:00:01', '23:59:59']) {
        goTo(day, time);
        const shown = await find({});
        for (const age of new Set(shown.map((card) => card.age))) {
          const found = await find({ minAge: String(age), maxAge: String(age) });
          const expected = shown.filter((card) => card.age === age);
          expect(found, `${day} ${time}, ${age}`).toEqual(expected);
        }
        expect(shown).toHaveLength(births.length);
      }
    }
    expect(server.errors).toEqual([]);
  });
});

describe('on 29 February', () => {
  beforeAll(() => goTo('2036-02-29', '12:00:00'));

  it('the filter as a page opens with it answers', async () => {
    const { client } = await server.member({ gender: 'male' });
    const answer = await client.try(getFilteredUsers, { query: { minAge: '18', maxAge: '30' } });
    expect(answer.statusCode).toBe(200);
  });

  it('one born on 28 February 18 years before may register, one born on 1 March not yet [REG-14]', async () => {
    const join = async (birth_month: number, birth_day: number) => {
      const body = {
        gender: 'male' as const,
        name: 'Иван',
        birth_day,
        birth_month,
        birth_year: 2018,
        city: 'Москва',
        email: `born-${birth_month}-${birth_day}@example.org`,
        password: 'long enough',
      };
      return (await (await server.visitor()).try(register, { body })).statusCode;
    };
    expect([await join(2, 28), await join(3, 1)]).toEqual([200, 422]);
  });
});
