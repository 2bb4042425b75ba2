import type { Guide } from '../guide';
import type { PageWords } from './pageWords';

/** What comes before the stories: purpose, when not, anatomy. */
export function introductionOf({ purpose, whenNot, anatomy }: Guide, words: PageWords): string {
  return join([
    purpose,
    section(words.whenNot, list(whenNot)),
    section(words.anatomy, table([words.part, words.whatItIs], anatomy)),
  ]);
}

/** What comes after the props: states, keys, announcements, advice. */
export function behaviourOf(guide: Guide, words: PageWords): string {
  return join([
    section(words.states, table([words.attribute, words.meaning], guide.states)),
    section(words.keyboard, table([words.key, words.whatItDoes], guide.keyboard) || words.noFocus),
    section(words.announcements, list(guide.announces)),
    section(words.do, list(guide.do)),
    section(words.dont, list(guide.dont)),
  ]);
}

const join = (parts: readonly string[]) => parts.filter(Boolean).join('\n\n');
const section = (title: string, body: string) => (body ? `## ${title}\n\n${body}` : '');
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const cell = (text: string) => text.replaceAll('|', '\\|');

function table(head: readonly [string, string], rows: Readonly<Record<string, string>>): string {
  const lines = Object.entries(rows).map(([name, text]) => `| \`${cell(name)}\` | ${cell(text)} |`);
  if (lines.length === 0) return '';
  return [`| ${head.join(' | ')} |`, '| --- | --- |', ...lines].join('\n');
}
