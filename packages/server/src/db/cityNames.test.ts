import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cities } from '@iskra/api-contract/cities';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folders } from '../folders';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { makeMember } from '../test/makeMember';
import { users } from './schema';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it.each([
  ['Городище', 'Городище (Волгоградская область)'],
  ['Краснослободск', 'Краснослободск (Волгоградская область)'],
  ['Никольск', 'Никольск (Пензенская область)'],
  ['Фокино', 'Фокино (Приморский край)'],
  ['Суздаль', 'Суздаль'],
])('a member who chose %s when the list had one of that name lives in %s (D-40)', async (before, now) => {
  await server.deps.db.delete(users);
  await makeMember(server.deps, { city: before });
  await server.deps.db.execute(sql.raw(scriptOf('0017_city_names.sql')));
  const [member] = await server.deps.db.select({ city: users.city }).from(users);
  expect(member?.city).toBe(now);
  expect(cities.map(({ name }) => name)).toContain(now);
});

function scriptOf(migration: string): string {
  return readFileSync(path.join(folders.migrations, migration), 'utf8');
}
