import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './kitProgram';

/** A version of the kit and what its notes say; what waits for a release is 'next'. */
export interface Release {
  readonly version: string;
  readonly notes: string;
}

/** Reads the changelog and the changesets that wait, the first version first. */
export function readReleases(): Release[] {
  const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const parts = read('packages/ui/CHANGELOG.md').split(/^## /m).slice(1);
  const released = parts.map((part) => ({ version: part.split('\n', 1)[0] ?? '', notes: part })).reverse();
  const waiting = readdirSync(path.join(projectRoot, '.changeset'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => read(`.changeset/${file}`))
    .filter((text) => text.includes('@iskra/ui'));
  return [...released, { version: 'next', notes: waiting.join('\n\n') }];
}

const announced = /\b(?:New|Adds?):? ((?:`[\w.]+`(?:, |,? and )?)+)/g;

/** The version whose notes say 'New: `Name`'; what none announces was there from the first on. */
export function sinceOf(name: string, releases: readonly Release[]): string {
  const names = ({ notes }: Release) => [...notes.matchAll(announced)].map(([, list = '']) => list);
  const found = releases.find((release) => names(release).some((list) => list.includes(`\`${name}\``)));
  return (found ?? releases[0])?.version ?? '';
}
