import { getFilteredUsers, limits, profileChoices, type FurtherFilters } from '@iskra/api-contract';
import { fitsFurther } from '@iskra/api-contract/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { makeMember } from '../../test/makeMember';
import type { TestClient } from '../../test/TestClient';

const { min, max } = limits.heightCm;
const { goals, children, smoking, languages } = profileChoices;
const city = 'Анадырь';
const among = <Choice extends string>(choices: readonly Choice[]) =>
  fc.uniqueArray(fc.constantFrom(...choices), { maxLength: 3 });
const height = fc.oneof(fc.integer({ min: 165, max: 175 }), fc.integer({ min, max }));

const anyTold = fc.record({
  goals: among(goals),
  languages: among(languages.slice(0, 5)),
  height: fc.option(height),
  children: fc.option(fc.constantFrom(...children)),
  smoking: fc.option(fc.constantFrom(...smoking)),
});

/** As a page sends them; most find somebody. */
const anyFilters: fc.Arbitrary<FurtherFilters> = fc
  .record({
    goals: fc.option(among(goals)),
    languages: fc.option(among(languages.slice(0, 5))),
    children: fc.option(among(children)),
    smoking: fc.option(among(smoking)),
    heights: fc.tuple(fc.option(height), fc.option(height)),
  })
  .map(({ heights, ...lists }) => ({ ...listsOf(lists), ...heightsOf(heights) }));

function listsOf(lists: Readonly<Record<string, readonly string[] | null>>): FurtherFilters {
  const given = Object.entries(lists).filter(([, list]) => list !== null && list.length > 0);
  return Object.fromEntries(given.map(([name, list]) => [name, list?.join(',')]));
}

function heightsOf([one, other]: readonly [number | null, number | null]): FurtherFilters {
  if (one !== null && other !== null)
    return { minHeight: String(Math.min(one, other)), maxHeight: String(Math.max(one, other)) };
  if (one !== null) return { minHeight: String(one) };
  return other === null ? {} : { maxHeight: String(other) };
}

let server: TestServer;
let client: TestClient;
const members: UserRow[] = [];
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 1_000_000 } });
  ({ client } = await server.member({ gender: 'male', city: 'Казань' }));
  for (const told of fc.sample(anyTold, { numRuns: 60, seed: 32 }))
    members.push(await makeMember(server.deps, { city, ...told }));
});
afterAll(() => server.close());

describe('further filters', () => {
  it('find by the database whom the rule finds, whatever was told and asked for (decision 0032) [B8.11]', async () => {
    let some = 0;
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const query = { city, limit: '100', ...filters };
        const read = getFilteredUsers.query.parse(query);
        const expected = members.filter((member) => fitsFurther(member, read)).map(({ id }) => id);
        const { users, total } = await client.call(getFilteredUsers, { query });
        expect(users.map(({ id }) => id).sort((one, other) => one - other)).toEqual(expected);
        expect(total).toBe(expected.length);
        if (expected.length > 0 && expected.length < members.length) some += 1;
      }),
      { numRuns: 150, seed: 32 },
    );
    expect(some).toBeGreaterThan(50);
  });
});
