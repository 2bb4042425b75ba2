import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root as projectRoot } from '../runStep';
import { fillTemplate } from './fillTemplate';
import type { Plan } from './Plan';
import { nameFrom, rename, type Name } from './rename';

const template = 'tools/gen/templates/feature';
const i18n = 'packages/app/src/shared/i18n';
/** The texts of screens for members load with this area. */
const area = 'people';

/** A feature of the app: page, texts in both languages, a store with its test. */
export function feature(root: string, word: string): Plan {
  const name = nameFrom(word);
  return {
    creates: fillTemplate({ [`${template}/sample`]: 'packages/app/src/features/sample' }, name),
    changes: {
      [`${i18n}/en.json`]: withTexts(read(root, `${i18n}/en.json`), name),
      [`${i18n}/areas.json`]: withArea(read(root, `${i18n}/areas.json`), name),
    },
    next: [
      `Add ${name.pascal}Page to packages/app/src/app/createScreens.tsx (area '${area}') and its address to AppRoutes.tsx.`,
      'Write the texts, in Russian in messages.ts and in English in en.json, then run: npm run texts',
      `Describe the page's states in ${name.pascal}Page.stories.tsx.`,
    ],
  };
}

function withTexts(before: string, name: Name): string {
  const added = JSON.parse(rename(read(projectRoot, `${template}/en.json`), name)) as object;
  const texts = Object.entries({ ...(JSON.parse(before) as object), ...added });
  return JSON.stringify(Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2);
}

function withArea(before: string, { camel }: Name): string {
  const areas = JSON.parse(before) as Record<string, string[]>;
  return JSON.stringify({ ...areas, [area]: [...(areas[area] ?? []), camel] }, null, 2);
}

function read(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
