import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './kitProgram';

/** The address of a file in the repository that package.json names; null when it names none. */
export function sourceUrl(file: string): string | null {
  const { repository } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    repository?: string | { url: string };
  };
  const url = typeof repository === 'string' ? repository : repository?.url;
  return url === undefined ? null : `${url.replace(/^git\+|\.git$/g, '')}/blob/HEAD/${file}`;
}
