import path from 'node:path';
import { calls } from '@iskra/api-contract/calls';
import { hasVisualTag } from '../../visual/taggedStories';
import { someStories, steps, type Step } from '../steps';
import { isThere, type Changes } from './changedFiles';
import { kinOf } from './kinOf';
import { isBeside, nearestTests, type Change, type Choice } from './nearestTests';
import { readRepository, type Repository } from './readRepository';
import { firstUnknowable } from './unknowable';

export interface Plan {
  readonly steps: readonly Step[];
  /** What to know about the choice, a line each. */
  readonly said: readonly string[];
}

/** About forty seconds each, when each has a core. */
const limits = { stories: 60, server: 110 };

const patterns = {
  units: /^(packages\/(api-contract|ui|api-mocks|app)\/src|tools)\/.*\.test\.tsx?$/,
  server: /^packages\/server\/src\/.*\.test\.ts$/,
  stories: /\.stories\.tsx$/,
};

/** The steps that a change can break, narrowed to the files that it reaches. */
export function planChanged({ files, compared }: Changes): Plan {
  const header = `${files.length} changed files: ${compared}`;
  const unknowable = firstUnknowable(files);
  if (unknowable) return { steps, said: [header, `${unknowable} can break anything: everything runs`] };
  const repository = readRepository(files);
  const change: Change = {
    files,
    reached: repository.graph.reachedFrom([...files, ...readersOf(files, repository)]),
    isKin: kinOf(files, repository, new Set(Object.keys(calls))),
  };
  const tests = testSteps(change, repository);
  const whole = wholeSteps(files);
  const parts = [...tests.steps, ...staticSteps(files)].filter(
    ({ name }) => !whole.some((other) => other.name === name),
  );
  return { steps: [...whole, ...parts], said: [header, ...tests.said, ...unseen(change, repository)] };
}

/** Modules that name a file which is no module, to read it or to show it, and stories whose picture it is. */
function readersOf(files: readonly string[], { modules, sources }: Repository): string[] {
  const names = files.filter((file) => !modules.has(file)).map((file) => path.basename(file));
  const pictures = files.filter((file) => file.includes('/__screenshots__/'));
  const reads = ([file, source]: [string, string]) =>
    names.some((name) => source.includes(name)) || (patterns.stories.test(file) && isBeside(file, pictures));
  return [...sources].filter(reads).map(([file]) => file);
}

function staticSteps(files: readonly string[]): Step[] {
  const present = files.filter(isThere);
  const code = present.filter((file) => /\.(ts|tsx|js)$/.test(file));
  const hasCode = files.some((file) => /\.(ts|tsx|js|json)$/.test(file));
  return [
    ...(hasCode ? [step('types'), step('dead-code')] : []),
    ...narrowed(step('lint'), code),
    ...narrowed(step('format'), present),
    ...['texts', 'calls', 'spec', 'links'].map(step),
  ];
}

function testSteps(change: Change, { sources, modules }: Repository): Plan {
  const tests = [...modules.keys()].filter((file) => !file.startsWith('tools/gen/templates/'));
  const choose = (pattern: RegExp, limit: number, weigh: (test: string) => number) =>
    nearestTests(
      tests.filter((test) => pattern.test(test)),
      change,
      limit,
      weigh,
    );
  const count = (pattern: RegExp) => (test: string) => sources.get(test)?.match(pattern)?.length ?? 1;
  const units = choose(patterns.units, Infinity, () => 1);
  const server = choose(patterns.server, limits.server, count(/\b(it|test)(\.each)?\(/g));
  const stories = choose(patterns.stories, limits.stories, count(/^export const /gm));
  const pictures = stories.run.filter(
    (test) => isBeside(test, change.files) && hasVisualTag(sources.get(test) ?? ''),
  );
  return {
    steps: [
      ...narrowed(someStories, stories.run),
      ...narrowed(step('visual'), pictures),
      ...narrowed(step('units'), units.run),
      ...narrowed(step('server'), server.run),
    ],
    said: [
      ...leftOut('server tests', server, 'server'),
      ...leftOut('files of stories', stories, 'stories-1 stories-2'),
    ],
  };
}

/** Whole steps whose own ground changed; they go before a part of the same. */
const wholeSteps = (files: readonly string[]): Step[] =>
  steps.filter(({ alone }) => alone && files.some((file) => alone.test(file)));

function leftOut(what: string, { left, hub }: Choice, names: string): string[] {
  if (left.length === 0) return [];
  const through = hub === undefined ? 'by imports' : `through ${hub}`;
  return [`${left.length} more ${what} are reached, most of them ${through}: npm test -- ${names} runs them`];
}

/** Code that no test imports is seen by whole programs alone. */
function unseen({ files, reached }: Change, { modules }: Repository): string[] {
  const isTest = (file: string) => Object.values(patterns).some((pattern) => pattern.test(file));
  if ([...reached.keys()].some(isTest)) return [];
  const code = files.filter((file) => modules.has(file) && file.startsWith('packages/'));
  return code.map((file) => `no test imports ${file}: npm test -- journeys sees it`);
}

function step(wanted: string): Step {
  const found = steps.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no step ${wanted}`);
  return found;
}

/** A step that keeps to some files; none without files. A part does not keep both cores busy for long. */
function narrowed(whole: Step, files: readonly string[]): Step[] {
  return files.length > 0 ? [{ ...whole, cores: 1, command: (report) => whole.command(report, files) }] : [];
}
