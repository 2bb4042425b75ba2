import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { findBrokenLinks } from '../check/findBrokenLinks';

/** Links of the packed documents that lead nowhere for those who install the kit, with nothing of the repository around it. */
export function brokenPackedLinks(stage: string): string[] {
  const read = (file: string) => readFileSync(path.join(stage, file), 'utf8');
  const kindOf = (file: string) => {
    const place = path.join(stage, file);
    if (!existsSync(place)) return undefined;
    return statSync(place).isDirectory() ? ('folder' as const) : ('file' as const);
  };
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: stage }).sort();
  return documents
    .flatMap((file) => findBrokenLinks(file, { kindOf, read }))
    .map((fault) => `packed ${fault}`);
}
