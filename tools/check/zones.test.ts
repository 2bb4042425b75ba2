import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });
const rules = ['no-restricted-imports', 'boundaries/dependencies'];
const app = 'packages/app/src';

async function arrowErrors(file: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(source, { filePath: path.join(root, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => rules.includes(ruleId ?? ''))
    .map(({ message }) => message);
}

const valueImport = (specifier: string) =>
  `import { thing } from '${specifier}';\nexport const kept = thing;\n`;

/** Every way to name a module counts, types included. */
const waysToImport = [
  valueImport,
  (specifier: string) => `import type { Thing } from '${specifier}';\nexport type Kept = Thing;\n`,
  (specifier: string) => `export { thing } from '${specifier}';\n`,
  (specifier: string) => `export const load = () => import('${specifier}');\n`,
];

describe('import zones', () => {
  it.each([
    ['packages/ui/src/x.ts', '@iskra/api-contract'],
    ['packages/ui/src/x.ts', 'mobx'],
    ['packages/api-contract/src/x.ts', 'react'],
    ['packages/api-contract/src/x.ts', '@iskra/server'],
    ['packages/server/src/x.ts', '@iskra/ui'],
    ['packages/server/src/x.ts', '@iskra/api-mocks'],
    ['packages/server/src/contract/x.ts', '@iskra/api-mocks'],
    [`${app}/features/chat/x.ts`, '@iskra/server'],
    [`${app}/features/chat/x.ts`, '@iskra/api-contract/rules'],
    [`${app}/features/chat/x.ts`, '@iskra/api-mocks'],
    [`${app}/features/chat/x.ts`, '../../../../server/src/app'],
  ])('%s must not import %s', async (file, specifier) => {
    expect(await arrowErrors(file, valueImport(specifier))).not.toEqual([]);
  });

  it.each([
    ['a feature the insides of another', `${app}/features/registration/x.ts`, '../auth/useLogin'],
    [
      'a deeper file of a feature the insides of another',
      `${app}/features/chat/components/x.tsx`,
      '../../settings/model/SectionEdit',
    ],
    ['a feature a dialog of another', `${app}/features/chat/components/x.tsx`, '../../safety/SafetyDialog'],
    ['a room one above it', `${app}/model/people/x.ts`, '../chat/Room'],
    ['a room by a long way round', `${app}/model/likes/x.ts`, '../../../src/model/chat/Room'],
    ['a room the stores made of it', `${app}/model/chat/x.ts`, '../memberStores'],
    ['shared a feature', `${app}/shared/api/x.ts`, '../../features/chat/MessagesPage'],
    ['shared a room', `${app}/shared/api/x.ts`, '../../model/session/SessionStore'],
    ['a feature the app', `${app}/features/chat/x.tsx`, '../../app/AppRoutes'],
    ['a room a feature', `${app}/model/chat/x.ts`, '../../features/shell'],
    ['the app the insides of a feature', `${app}/app/x.tsx`, '../features/chat/components/RoomView'],
  ])('%s must not import', async (_, file, specifier) => {
    for (const write of waysToImport) expect(await arrowErrors(file, write(specifier))).not.toEqual([]);
  });

  it.each([
    ['packages/ui/src/x.ts', 'react'],
    ['packages/server/src/x.ts', '@iskra/api-contract/calls'],
    [`${app}/features/chat/x.ts`, '@iskra/api-contract'],
    [`${app}/features/chat/x.ts`, '../shell'],
    [`${app}/features/chat/x.ts`, '../../model/chat/Room'],
    [`${app}/features/chat/components/x.ts`, '../messages'],
    [`${app}/features/chat/X.stories.tsx`, '@iskra/api-mocks/storybook'],
    [`${app}/model/safety/x.ts`, '../chat/ChatStore'],
    [`${app}/model/chat/x.ts`, 'mobx'],
    [`${app}/app/x.tsx`, '../features/chat/MessagesPage'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await arrowErrors(file, valueImport(specifier))).toEqual([]);
  });
});
