/**
 * Where each id of the specification is built and proved. `npm run spec` writes docs/spec/where.md;
 * `npm run spec -- --check` fails when it is stale, an id is not defined, or a requirement has no test.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runStep';
import { findProblems } from './findProblems';
import { readMentions } from './readMentions';
import { readSpec } from './readSpec';
import { renderWhere } from './renderWhere';
import { withoutTest } from './withoutTest';

const target = path.join(root, 'docs/spec/where.md');
process.exitCode = main(process.argv.includes('--check'));

function main(isCheck: boolean): number {
  const chapters = readSpec();
  const known = chapters.flatMap(({ ids }) => ids);
  const mentions = readMentions(known);
  const problems = [...findProblems(chapters, mentions, withoutTest)];
  const where = renderWhere(chapters, mentions);
  if (!isCheck) writeFileSync(target, where);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== where)
    problems.push('docs/spec/where.md is stale: npm run spec');
  for (const problem of problems) console.error(`spec: ${problem}`);
  if (problems.length === 0) console.log(`spec: ${known.length} ids`);
  return problems.length > 0 ? 1 : 0;
}
