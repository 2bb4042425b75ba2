import { expect, it } from 'vitest';
import { definedIds, namedIds } from './ids';

const known = ['ENC-08', 'RT-01', 'I18-01', 'D-05', 'D-21', 'B2.7', 'B5.15', 'C1', 'C7'];

it('defines what begins a line of a list, not what a line refers to', () => {
  const text = [
    '- ENC-08 Releasing beyond +40 likes (D-35).',
    '- D-21 **Dislikes:** see ENC-06',
    '- B5.15 Duplicates',
    '- C1 controlled',
    '- a line of FIL-01',
  ].join('\n');
  expect(definedIds(text)).toEqual(['ENC-08', 'D-21', 'B5.15', 'C1']);
});

it.each([
  ["it('likes when released past +40 px [ENC-08]', () => {", ['ENC-08']],
  ["test('the same on phones [ENC-08, RT-01]', async () => {", ['ENC-08', 'RT-01']],
  ["it('loses none [I18-01] [B2.7]', () => {", ['I18-01', 'B2.7']],
  ["name: 'takes a ref [C1, C7]',", ['C1', 'C7']],
])('finds ids in brackets: %s', (text, ids) => {
  expect(namedIds(text, known)).toEqual(ids);
});

it.each([
  ['/** Counted for regular members (D-05). */', ['D-05']],
  ['// Sent again after the cut, as D-21 and RT-01 say.', ['D-21', 'RT-01']],
  ['-- The order of B5.15: server time, then id.', ['B5.15']],
  ['/** Both (D-05, D-05). */', ['D-05']],
])('finds ids in running text, each once: %s', (text, ids) => {
  expect(namedIds(text, known)).toEqual(ids);
});

it.each([
  ["it('likes [ENV-08]', () => {", ['ENV-08']],
  ["it('likes [ENC-80]', () => {", ['ENC-80']],
  ['// never told (D-99)', ['D-99']],
  ['// as B9.1 says', ['B9.1']],
])('finds a slip of the pen too: %s', (text, ids) => {
  expect(namedIds(text, known)).toEqual(ids);
});

it.each([
  'UTF-8, UTF-16 and ISO-8859-1',
  'a SHA-256 of it, at UTC-12',
  '<path d="M-20 4C1 2 B2.70x" />',
  'decision 0012, and [0012](docs/decisions)',
  "['SHA-256', 'UTF-16']",
  'the room C1 of a building',
  '/[A-Z][0-9]/',
  'ENC-081, AENC-08, X-ENC-08',
])('takes nothing else for an id: %s', (text) => {
  expect(namedIds(text, known)).toEqual([]);
});
