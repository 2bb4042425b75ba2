/** Fails when a relative link of the documentation is broken, or a folder has no line in its package's README. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../runStep';
import { findBrokenLinks } from './findBrokenLinks';
import { findTreeProblems, readFolderTree } from './folderTree';

const documents = ['*.md', 'docs/**/*.md', 'packages/*/*.md', 'packages/ui/docs/*.md', '.changeset/*.md'];

/** READMEs that draw their folders; each folder in one of these has its line. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  'packages/app': ['src/features', 'src/model'],
  'packages/server': ['src/resources'],
  'packages/api-contract': [],
  'packages/api-mocks': [],
};

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const found = globSync(documents, { cwd: root }).sort();
const broken = found.flatMap((file) => findBrokenLinks(file, { kindOf, read }));
const problems = [...broken, ...Object.keys(drawn).flatMap(treeProblems)];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`links: ${found.length} documents`);

function kindOf(file: string): 'file' | 'folder' | undefined {
  const place = path.join(root, file);
  if (!existsSync(place)) return undefined;
  return statSync(place).isDirectory() ? 'folder' : 'file';
}

function treeProblems(home: string): string[] {
  const readme = `${home}/README.md`;
  const folders = (drawn[home] ?? []).flatMap((parent) => foldersIn(home, parent));
  const isFolder = (folder: string) => kindOf(`${home}/${folder}`) === 'folder';
  return findTreeProblems(readFolderTree(read(readme)), folders, isFolder).map(
    (problem) => `${readme}: ${problem}`,
  );
}

/** An empty folder is what a renamed one leaves on this machine. */
function foldersIn(home: string, parent: string): string[] {
  const files = globSync('*/**', { cwd: path.join(root, home, parent) });
  return [...new Set(files.map((file) => `${parent}/${file.split('/')[0]}`))].sort();
}
