import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as calls from '@iskra/api-contract/calls';
import { expect, it } from 'vitest';
import { unread, withoutUnread } from './leanCalls';

const source = `
const query = z.object({ q: z.string() });
export const find = call({
  summary: 'Find { somebody }',
  method: 'GET',
  path: '/api/find',
  query,
  answer: z.object({ query: z.string(), errors: z.int() }),
  errors: [401, 422]
});
`;

it('leaves of a call what the page reads', () =>
  expect(withoutUnread(source)).toBe(`
const query = z.object({ q: z.string() });
export const find = call({
  
  method: 'GET',
  path: '/api/find',
  
  answer: z.object({ query: z.string(), errors: z.int() }),
  
});
`));

it('says so when a call is defined by anything but a literal', () =>
  expect(() => withoutUnread('export const find = call(definition);')).toThrow('something else'));

it('nothing of the page reads the rest', () => {
  const packages = path.resolve(import.meta.dirname, '../..');
  const files = ['app/src', 'api-contract/src', 'api-contract/src/calls']
    .flatMap((folder) =>
      readdirSync(path.join(packages, folder), { recursive: folder === 'app/src', encoding: 'utf8' }).map(
        (file) => path.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|src\/stories|openapi/.test(file));
  const read = new RegExp(`\\b(${Object.keys(calls).join('|')})\\.(${[...unread].join('|')})\\b`);
  const readers = files.filter((file) => read.test(readFileSync(path.join(packages, file), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(readers).toEqual([]);
});
