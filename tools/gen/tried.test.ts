import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from './copyProject';
import { generate } from './generate';

/** A component, a screen and a call, as somebody who begins asks for them. */
const wanted = [
  ['component', 'PriceTag'],
  ['feature', 'photoAlbum'],
  ['resource', 'photoShelf'],
] as const;

let copy: string;
let sources: string[];
beforeAll(async () => {
  copy = copyProject();
  const files: string[] = [];
  for (const args of wanted) {
    const { files: written, runs } = await generate(copy, args);
    files.push(...written);
    if (runs) await run('tsx', runs);
  }
  sources = files.filter((file) => /\.tsx?$/.test(file));
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What a tool prints when it finds fault, or nothing. */
async function run(tool: string, ...args: string[]): Promise<string> {
  const bin = path.join(copy, 'node_modules/.bin', tool);
  const done = promisify(execFile)(bin, args, { cwd: copy, maxBuffer: 2 ** 26 });
  return done.then(
    () => '',
    (error: unknown) => {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      return `${tool}: ${stdout}${stderr}`.slice(0, 4000);
    },
  );
}

/** One program of what was generated and all that it imports, as strict as the packages'. */
function checkTypes(): Promise<string> {
  const compilerOptions = {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['vite/client', 'node'],
    jsx: 'react-jsx',
    incremental: false,
  };
  const config = { extends: './tsconfig.base.json', compilerOptions, files: sources };
  writeFileSync(path.join(copy, 'tsconfig.tried.json'), JSON.stringify(config));
  return run('tsc', '-p', 'tsconfig.tried.json');
}

it('what was generated passes every check as it is', async () => {
  const [first, second] = await Promise.all([
    checkTypes(),
    run('eslint', ...sources)
      .then(async (lint) => lint + (await run('prettier', '--check', ...sources)))
      .then(async (found) => found + (await run('tsx', 'tools/texts.ts', '--check')))
      .then(async (found) => found + (await run('tsx', 'tools/check/calls.ts')))
      .then(async (found) => found + (await run('knip'))),
  ]);
  expect(first + second).toBe('');
}, 240_000);

it('its own tests pass', async () => {
  const [app, server] = await Promise.all([
    run('vitest', 'run', '--project', 'units', 'packages/app/src/features/photoAlbum'),
    run('vitest', 'run', '--project', 'server', 'packages/server/src/resources/photoShelf'),
  ]);
  expect(app + server).toBe('');
}, 240_000);
