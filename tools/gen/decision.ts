import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root as projectRoot } from '../runStep';
import { GenError } from './GenError';
import type { Plan } from './Plan';

const folder = 'docs/decisions';

/** The next decision record. */
export function decision(root: string, title: string): Plan {
  const slug = slugOf(title);
  const parent = path.join(root, folder);
  const records = existsSync(parent) ? readdirSync(parent) : [];
  const same = records.find((record) => record.slice(5) === `${slug}.md`);
  if (same) throw new GenError(`${folder}/${same} is there already`);
  const number = String(Math.max(0, ...records.map(numberOf)) + 1).padStart(4, '0');
  const template = readFileSync(path.join(projectRoot, 'tools/gen/templates/decision.md'), 'utf8');
  const text = template.replace('NNNN', number).replace('Title', () => title);
  return {
    creates: { [`${folder}/${number}-${slug}.md`]: text },
    changes: {},
    next: ['Write it in under a page: what forced the choice, what was chosen, what follows.'],
  };
}

function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!slug) throw new GenError(`"${title}" has no letter from a to z to name the file by`);
  return slug;
}

function numberOf(record: string): number {
  return Number(/^(\d{4})-/.exec(record)?.[1] ?? 0);
}
