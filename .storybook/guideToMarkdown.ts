import type { Guide } from './guide';

/** What comes before the stories: purpose, when not, anatomy. */
export function introductionOf({ purpose, whenNot, anatomy }: Guide): string {
  return join([
    purpose,
    section('When not to use', list(whenNot)),
    section('Anatomy', table(['Part', 'What it is'], anatomy)),
  ]);
}

/** What comes after the props: states, keys, announcements, advice. */
export function behaviourOf(guide: Guide): string {
  return join([
    section('States', table(['Attribute', 'Meaning'], guide.states)),
    section('Keyboard', table(['Key', 'What it does'], guide.keyboard) || 'It takes no focus of its own.'),
    section('Announcements', list(guide.announces)),
    section('Do', list(guide.do)),
    section('Don’t', list(guide.dont)),
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
