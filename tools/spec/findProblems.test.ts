import { expect, it } from 'vitest';
import { findProblems } from './findProblems';
import type { Chapter } from './readSpec';

const chapter = (ids: string[], needsTest = true): Chapter => ({
  title: 'Encounters (ENC)',
  file: 'requirements.md',
  ids,
  needsTest,
});
const unit = (...ids: string[]) => ({ file: 'packages/ui/src/patterns/SwipeDeck/gesture.test.ts', ids });
const code = (...ids: string[]) => ({ file: 'packages/ui/src/patterns/SwipeDeck/gesture.ts', ids });

it('is content when each id is defined once and named by a test', () => {
  expect(
    findProblems([chapter(['ENC-07', 'ENC-08'])], [unit('ENC-07', 'ENC-08'), code('ENC-08')], {}),
  ).toEqual([]);
});

it('tells an id that nobody defined, and where it stands', () => {
  expect(findProblems([chapter(['ENC-08'])], [unit('ENC-08', 'ENV-08')], {})).toEqual([
    'packages/ui/src/patterns/SwipeDeck/gesture.test.ts names ENV-08, which docs/spec does not define',
  ]);
});

it('tells an id that was defined twice', () => {
  expect(findProblems([chapter(['ENC-08']), chapter(['ENC-08'])], [unit('ENC-08')], {})).toEqual([
    'ENC-08 is defined twice in docs/spec',
  ]);
});

it('tells a requirement that only code names', () => {
  expect(findProblems([chapter(['ENC-08'])], [code('ENC-08')], {})).toEqual([
    'no test names ENC-08: write one, or say in tools/spec/withoutTest.ts why none can',
  ]);
});

it('asks no test of a checklist, nor of what is excused', () => {
  expect(findProblems([chapter(['B1.5'], false), chapter(['ENC-08'])], [], { 'ENC-08': 'a reason' })).toEqual(
    [],
  );
});

it.each([
  ['has a test', [unit('ENC-08')]],
  ['is not defined', []],
])('tells an excuse for what %s', (_, mentions) => {
  const chapters = mentions.length > 0 ? [chapter(['ENC-08'])] : [];
  expect(findProblems(chapters, mentions, { 'ENC-08': 'a reason' })).toEqual([
    'ENC-08 needs no excuse any more: take it out of tools/spec/withoutTest.ts',
  ]);
});
