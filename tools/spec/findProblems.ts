import { placeOf } from './placeOf';
import type { Mention } from './readMentions';
import type { Chapter } from './readSpec';

/** What is wrong between specification and project, in words; empty when each id is defined once, and proved. */
export function findProblems(
  chapters: readonly Chapter[],
  mentions: readonly Mention[],
  excused: Readonly<Record<string, string>>,
): string[] {
  const defined = chapters.flatMap(({ ids }) => ids);
  const proved = new Set(mentions.filter(({ file }) => isTest(file)).flatMap(({ ids }) => ids));
  return [
    ...defined
      .filter((id, index) => defined.indexOf(id) !== index)
      .map((id) => `${id} is defined twice in docs/spec`),
    ...undefinedIds(new Set(defined), mentions),
    ...chapters
      .filter(({ needsTest }) => needsTest)
      .flatMap(({ ids }) => ids)
      .filter((id) => !proved.has(id) && !(id in excused))
      .map((id) => `no test names ${id}: write one, or say in tools/spec/withoutTest.ts why none can`),
    ...Object.keys(excused)
      .filter((id) => proved.has(id) || !defined.includes(id))
      .map((id) => `${id} needs no excuse any more: take it out of tools/spec/withoutTest.ts`),
  ];
}

function isTest(file: string): boolean {
  const place = placeOf(file);
  return place !== null && place !== 'code';
}

function undefinedIds(defined: ReadonlySet<string>, mentions: readonly Mention[]): string[] {
  return mentions.flatMap(({ file, ids }) =>
    ids.filter((id) => !defined.has(id)).map((id) => `${file} names ${id}, which docs/spec does not define`),
  );
}
