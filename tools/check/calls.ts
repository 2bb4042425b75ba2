/** Fails when a call of the contract lacks a mock handler, a server route or a use in the app (design: contract). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@iskra/api-contract/calls';
import { globSync } from 'tinyglobby';
import { root } from '../runStep';

/** pusher-js makes it itself. */
const notSentByTheApp = new Set<string>(['authenticateUser']);

const places = [
  { what: 'a mock handler', pattern: 'packages/api-mocks/src/handlers/**/*.ts' },
  { what: 'a server route', pattern: 'packages/server/src/**/*.routes.ts' },
  { what: 'a use in the app', pattern: 'packages/app/src/**/*.{ts,tsx}', except: notSentByTheApp },
];

const problems = places.flatMap(({ what, pattern, except }) => {
  const source = globSync(pattern, { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  return Object.keys(calls)
    .filter((name) => !except?.has(name) && !new RegExp(`\\b${name}\\b`).test(source))
    .map((name) => `${name} lacks ${what}`);
});

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${Object.keys(calls).length} calls have handler, route and use`);
