/** Fails when a relative link of the documentation is broken, or a folder has no line in its package's README. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../runStep';
import { findBrokenLinks, type Files } from './findBrokenLinks';

const documents = ['*.md', 'docs/**/*.md', 'packages/*/*.md', '.changeset/*.md'];

const files: Files = {
  kindOf(file) {
    const place = path.join(root, file);
    if (!existsSync(place)) return undefined;
    return statSync(place).isDirectory() ? 'folder' : 'file';
  },
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
};

const found = globSync(documents, { cwd: root }).sort();
const problems = found.flatMap((file) => findBrokenLinks(file, files));

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`links: ${found.length} documents`);
