import { component } from './component';
import { decision } from './decision';
import { feature } from './feature';
import { fulfil } from './fulfil';
import { GenError } from './GenError';
import type { Plan } from './Plan';
import { resource } from './resource';

interface Kind {
  readonly plan: (root: string, word: string) => Plan;
  readonly name: RegExp;
  /** What a good name is, for whoever gave another. */
  readonly must: string;
}

const camel = { name: /^[a-z][A-Za-z0-9]*$/, must: 'begin with a small letter, as photoAlbum does' };

const kinds: Readonly<Record<string, Kind>> = {
  component: {
    plan: component,
    name: /^[A-Z][A-Za-z0-9]*$/,
    must: 'begin with a capital, as PhotoGrid does',
  },
  feature: { plan: feature, ...camel },
  resource: { plan: resource, ...camel },
  decision: { plan: decision, name: /^[^\n]*\S[^\n]*$/, must: 'be a title of one line' },
};

/** What was written, the tool to run after it, and what is left to do. */
export interface Generated {
  readonly files: readonly string[];
  readonly runs?: string | undefined;
  readonly next: readonly string[];
}

/** Makes a new piece from its template inside `root`; a GenError has written nothing. */
export async function generate(root: string, args: readonly string[]): Promise<Generated> {
  const [wanted = '', word = '', ...more] = args;
  const kind = Object.hasOwn(kinds, wanted) ? kinds[wanted] : undefined;
  if (!kind) throw new GenError(`Usage: npm run gen ${Object.keys(kinds).join('|')} NAME`);
  if (!kind.name.test(word) || more.length > 0)
    throw new GenError(`The name of a ${wanted} must ${kind.must}, got "${[word, ...more].join(' ')}"`);
  const plan = kind.plan(root, word);
  return { files: await fulfil(root, plan), runs: plan.runs, next: plan.next };
}
