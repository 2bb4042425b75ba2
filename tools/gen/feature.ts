import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root as projectRoot } from '../runStep';
import { fillTemplate } from './fillTemplate';
import { insertAfterLast } from './insertAfterLast';
import type { Plan } from './Plan';
import { nameFrom, rename, type Name } from './rename';

const template = 'tools/gen/templates/feature';
const i18n = 'packages/app/src/shared/i18n';
const addresses = 'packages/api-contract/src/pagePaths.ts';
const screens = 'packages/app/src/app/memberScreens.ts';
const pages = 'packages/app/src/app/MemberPages.tsx';
/** What the page loads is asked for at once. */
const ahead = 'packages/app/prerender/memberPages.ts';
/** The texts of screens for members load with this area. */
const area = 'people';

/** A screen of the app at an address of its own: page, story, texts in both languages, a store with its test. */
export function feature(root: string, word: string): Plan {
  const name = nameFrom(word);
  const { camel, pascal } = name;
  const folder = `packages/app/src/features/${camel}`;
  const after = (file: string, start: string, line: string) => ({
    [file]: insertAfterLast(read(root, file), start, line),
  });
  const load = `async () => (await import('../features/${camel}/${pascal}Page')).${pascal}Page`;
  return {
    creates: fillTemplate({ [`${template}/sample`]: 'packages/app/src/features/sample' }, name),
    changes: {
      [`${i18n}/en.json`]: withTexts(read(root, `${i18n}/en.json`), name),
      [`${i18n}/areas.json`]: withArea(read(root, `${i18n}/areas.json`), name),
      ...after(addresses, "  liked: '", `  ${camel}: '/${camel}',`),
      ...after(screens, '    Nearby: screen(need', `    ${pascal}: screen(need, '${area}', ${load}),`),
      ...after(
        pages,
        '    nearby: {',
        `    ${camel}: { screen: screens.${pascal}, shown: <screens.${pascal} /> },`,
      ),
      ...after(
        ahead,
        '  nearby: {',
        `  ${camel}: { area: '${area}', module: \`\${screens}/${camel}/${pascal}Page.tsx\` },`,
      ),
    },
    runs: 'tools/texts.ts',
    next: [
      `Choose the address in ${addresses}, and lead to it from where members are.`,
      `Write the texts, in Russian in ${folder}/messages.ts and in English in en.json, then run: npm run texts`,
      `Let ${folder}/model/${pascal}Store.ts make the screen's own call, and describe its states in ${pascal}Page.stories.tsx.`,
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
