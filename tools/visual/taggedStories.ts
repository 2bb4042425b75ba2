import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const tags = /'(visual(-ru|-en|-rtl)?|forced-colours)'/;

/** Whether a file of stories has some for this run. */
export const hasVisualTag = (source: string) => tags.test(source);

/** Files with stories for this run; to look into all the others would take minutes. */
export function taggedStories(root: string): string[] {
  return globSync('packages/{ui,app}/src/**/*.stories.tsx', { cwd: root })
    .filter((file) => hasVisualTag(readFileSync(path.join(root, file), 'utf8')))
    .sort();
}
