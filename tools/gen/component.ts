import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillTemplate } from './fillTemplate';
import { insertAfterLast } from './insertAfterLast';
import type { Plan } from './Plan';
import { nameFrom } from './rename';

const template = 'tools/gen/templates/component/Sample';
const exports = 'packages/ui/src/exports/index.ts';

/** A component of the kit with its stories, exported from the package. */
export function component(root: string, word: string): Plan {
  const name = nameFrom(word);
  const folder = `packages/ui/src/components/${name.pascal}`;
  const before = readFileSync(path.join(root, exports), 'utf8');
  const line = `export * from '../components/${name.pascal}';`;
  return {
    creates: fillTemplate({ [template]: 'packages/ui/src/components/Sample' }, name),
    changes: { [exports]: insertAfterLast(before, "export * from '../components/", line) },
    next: [
      `Say in ${folder}/${name.pascal}.tsx what it is for; add stories for its states.`,
      'A heavy one gets an entry of its own in packages/ui/src/exports instead of a line in index.ts.',
    ],
  };
}
