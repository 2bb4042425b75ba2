import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillTemplate } from './fillTemplate';
import { GenError } from './GenError';
import { insertAfterLast } from './insertAfterLast';
import type { Plan } from './Plan';
import { nameFrom } from './rename';

const template = 'tools/gen/templates/component/Sample';
const exports = 'packages/ui/src/exports/index.ts';
const fixtures = 'packages/ui/src/test/fixtures.tsx';

/** A component of the kit with its stories and its guide, exported from the package and tried like all others. */
export function component(root: string, word: string): Plan {
  const name = nameFrom(word);
  const folder = `packages/ui/src/components/${name.pascal}`;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const line = `export * from '../components/${name.pascal}';`;
  if (read(fixtures).includes(`\n  ${name.pascal}: {`))
    throw new GenError(`The kit has a ${name.pascal} already`);
  const fixture = `  ${name.pascal}: { render: (root) => <kit.${name.pascal} {...root} /> },`;
  return {
    creates: {
      ...fillTemplate({ [template]: 'packages/ui/src/components/Sample' }, name),
      [`${folder}/${name.pascal}.example.tsx`]: exampleOf(name.pascal),
    },
    changes: {
      [exports]: insertAfterLast(read(exports), "export * from '../components/", line),
      [fixtures]: insertAfterLast(read(fixtures), '  VisuallyHidden: {', fixture),
    },
    next: [
      `Say in ${folder}/${name.pascal}.tsx and its guides (.guide.ts, .guide.ru.ts) what it is for; add stories for its states.`,
      `Show in ${name.pascal}.example.tsx how it is used: the page offers it to paste.`,
      'Tell who uses the kit: npx changeset.',
      'A heavy one gets an entry of its own in packages/ui/src/exports instead of a line in index.ts.',
    ],
  };
}

/** Code to paste; a string, because the kit hands the component out only once it is generated. */
const exampleOf = (name: string) =>
  [
    `import { ${name} } from '@iskra/ui';`,
    '',
    `export function Shown${name}() {`,
    `  return <${name}>Anna, 26</${name}>;`,
    '}',
    '',
  ].join('\n');
