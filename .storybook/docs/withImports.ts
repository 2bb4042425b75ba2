import { facts } from '../kit/facts';
import * as icons from '../../packages/ui/src/icons/icons';

/** Code of a story with what it imports; where a story is put together by hand, the component's example. */
export function withImports(code: string, component: string | undefined): string {
  // Storybook hands over what it was given before.
  if (code.startsWith('import ')) return code;
  const names = [...new Set([...code.matchAll(/<([A-Z][\w.]*)/g)].map(([, name = '']) => name))];
  const entries = names.map((name) => [setOf(name), entryOf(name)] as const);
  const isWhole = !lost.test(code) && names[0] === component && entries.every(isKnown);
  if (!isWhole) return facts.find(({ name }) => name === component)?.example ?? code;
  return [...importLines(entries.filter(isKnown)), '', `${readable(code)};`].join('\n');
}

/** What cannot be written back: an icon as a value, a function that answers something. */
const lost = /\$\$typeof|\b(?!on[A-Z])\w+=\{(function|\(\) =>)/;

type Named = readonly [name: string, entry: string | null];
const isKnown = (named: Named): named is readonly [string, string] => named[1] !== null;

const setOf = (name: string) => name.split('.')[0] ?? name;

function entryOf(name: string): string | null {
  const fact = facts.find((each) => each.name === name);
  return fact?.entry ?? (name in icons ? '@iskra/ui/icons' : null);
}

function importLines(names: readonly (readonly [name: string, entry: string])[]): string[] {
  const entries = [...new Set(names.map(([, entry]) => entry))].sort();
  return entries.map((entry) => {
    const own = new Set(names.filter((each) => each[1] === entry).map(([name]) => name));
    return `import { ${[...own].sort().join(', ')} } from '${entry}';`;
  });
}

/** The callbacks of stories are the runner's spies. */
const readable = (code: string) => code.replaceAll(/function\s*\w*\(\)\s*\{\s*\}/g, '() => {}');
