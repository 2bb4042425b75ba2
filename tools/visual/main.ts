/**
 * `npm run visual`: photographs the stories with the tags `visual` and `visual-rtl`, compares them with the
 * references beside them, and tries the stories with the tag `forced-colours`. `npm run visual -- --update`
 * renews references and browser's version; a part of a file's name after it keeps to that one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '../chromium';
import { root, runStep } from '../runStep';
import { browserVersion } from './browserVersion';
import { compressPictures, forgetPictures } from './pictures';
import { taggedStories } from './taggedStories';

const record = path.join(import.meta.dirname, 'browser.json');
const argument = (name: string) => process.argv[process.argv.indexOf(name) + 1];

process.exitCode = await main();

async function main(): Promise<number> {
  const isUpdate = process.argv.includes('--update');
  const report = process.argv.includes('--json') ? argument('--json') : undefined;
  const only = process.argv.slice(2).filter((word) => !word.startsWith('--') && word !== report);
  const isWanted = (file: string) => only.length === 0 || only.some((part) => file.includes(part));
  const files = taggedStories(root).filter(isWanted);
  const current = browserVersion(chromiumPath());
  return isUpdate ? update(files, current, only.length > 0) : compare(files, current, report);
}

async function update(files: readonly string[], current: string, isPart: boolean): Promise<number> {
  if (!isPart) forgetPictures(root);
  const { code } = await photograph(files, 'strict', ['-u']);
  const { count, kilobytes } = await compressPictures(root);
  writeFileSync(record, `${JSON.stringify({ chromium: current }, null, 2)}\n`);
  console.log(`visual: ${count} references of Chromium ${current}, ${kilobytes} kB`);
  return code;
}

async function compare(
  files: readonly string[],
  current: string,
  report: string | undefined,
): Promise<number> {
  const { chromium: recorded } = JSON.parse(readFileSync(record, 'utf8')) as { chromium: string };
  const isSame = recorded === current;
  const json = report ? ['--reporter=json', `--outputFile.json=${report}`] : [];
  const { code, output } = await photograph(files, isSame ? 'strict' : 'report', json);
  const differing = new Set(output.match(/visual: \S+ differs/g));
  if (!isSame)
    console.log(
      `visual: the references are of Chromium ${recorded}, this is ${current}: ${differing.size} pictures ` +
        'differ, which fails nothing. Look at them, then: npm run visual -- --update',
    );
  return code;
}

function photograph(files: readonly string[], mode: 'strict' | 'report', options: readonly string[]) {
  const command = ['npx', '--no-install', 'vitest', 'run', '-c', 'vitest.stories.config.ts'];
  const env = { VISUAL: mode, CHROMIUM_PATH: chromiumPath() };
  return runStep('visual', [...command, '--reporter=dot', ...files, ...options], { env });
}
