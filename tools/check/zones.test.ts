import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

async function zoneErrors(file: string, specifier: string): Promise<string[]> {
  const source = `import { thing } from '${specifier}';\nexport const kept = thing;\n`;
  const [result] = await eslint.lintText(source, { filePath: path.join(root, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'no-restricted-imports')
    .map(({ message }) => message);
}

describe('import zones', () => {
  it.each([
    ['packages/ui/src/x.ts', '@iskra/api-contract'],
    ['packages/ui/src/x.ts', 'mobx'],
    ['packages/api-contract/src/x.ts', 'react'],
    ['packages/api-contract/src/x.ts', '@iskra/server'],
    ['packages/server/src/x.ts', '@iskra/ui'],
    ['packages/server/src/x.ts', '@iskra/api-mocks'],
    ['packages/app/src/features/chat/x.ts', '@iskra/server'],
    ['packages/app/src/features/chat/x.ts', '@iskra/api-mocks'],
    ['packages/app/src/features/chat/model/x.ts', '../../nearby/model/FiltersStore'],
    ['packages/app/src/features/chat/x.ts', '../../../server/src/app'],
  ])('%s must not import %s', async (file, specifier) => {
    expect(await zoneErrors(file, specifier)).not.toEqual([]);
  });

  it.each([
    ['packages/ui/src/x.ts', 'react'],
    ['packages/app/src/features/chat/x.ts', '@iskra/api-contract'],
    ['packages/app/src/features/chat/x.ts', '../nearby'],
    ['packages/app/src/features/chat/X.stories.tsx', '@iskra/api-mocks/storybook'],
    ['packages/server/src/x.ts', '@iskra/api-contract/calls'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await zoneErrors(file, specifier)).toEqual([]);
  });
});
