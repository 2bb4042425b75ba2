import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillTemplate } from './fillTemplate';
import { insertAfterLast } from './insertAfterLast';
import type { Plan } from './Plan';
import { nameFrom } from './rename';

const moves = {
  'tools/gen/templates/resource/sample': 'packages/server/src/resources/sample',
  'tools/gen/templates/call': 'packages/api-contract/src/calls',
};
const contract = 'packages/api-contract/src/index.ts';

/** A resource of the server with a first call in the contract; neither is served yet. */
export function resource(root: string, word: string): Plan {
  const name = nameFrom(word);
  const before = readFileSync(path.join(root, contract), 'utf8');
  const line = `export * from './calls/${name.camel}';`;
  return {
    creates: fillTemplate(moves, name),
    changes: { [contract]: insertAfterLast(before, "export * from './calls/", line) },
    next: [
      `Describe the calls in packages/api-contract/src/calls/${name.camel}.ts and add the file to calls/index.ts.`,
      `Register ${name.camel}Routes in packages/server/src/app.ts and take the registration out of ${name.camel}.test.ts.`,
      'Answer the calls in packages/api-mocks/src/handlers and use them in the app: npm run check asks for both.',
    ],
  };
}
