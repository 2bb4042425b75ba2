/**
 * `npm run api`: writes the public signatures of each entry of the kit to packages/ui/api, and the tables of its guides;
 * `-- --check` says what is not what the sources say, and whether a change of the signatures has no changeset.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { uiFolder } from '../package/entries';
import { root } from '../runStep';
import { changedFiles, isThere, sharedCommit } from '../test/changed/changedFiles';
import { lacksChangeset } from './lacksChangeset';
import { readApi } from './readApi';
import { readGuides } from './readGuides';
import { staleReports } from './staleReports';

const folder = path.join(uiFolder, 'api');
const reports = await readApi();

const guides = await readGuides();

if (process.argv.includes('--check')) check();
else write();

function write(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, page] of reports) writeFileSync(path.join(folder, file), page);
  for (const { file, current } of guides) writeFileSync(file, current);
}

function check(): void {
  const { files } = changedFiles(sharedCommit());
  const stale = guides.filter(({ committed, current }) => committed !== current);
  const faults = [
    ...stale.map(
      ({ file }) => `Tables of ${path.relative(root, file)} are not what the sources say: npm run api`,
    ),
    ...staleReports(readFolder(), reports),
    ...lacksChangeset(files.filter(isThere), (file) => readFileSync(path.join(root, file), 'utf8')),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${reports.size} entries are as packages/ui/api says.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

function readFolder(): Map<string, string> {
  const files = readdirSync(folder);
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
