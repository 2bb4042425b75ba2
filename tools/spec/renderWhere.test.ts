import { expect, it } from 'vitest';
import { renderWhere } from './renderWhere';

const chapters = [
  { title: 'Encounters (ENC)', file: 'requirements.md', ids: ['ENC-08', 'ENC-09'], needsTest: true },
];

it('writes a line for each id: code first, then the tests by kind, with links', () => {
  const mentions = [
    { file: 'e2e/ServerProcess.ts', ids: ['ENC-09'] },
    { file: 'e2e/meeting.spec.ts', ids: ['ENC-08'] },
    { file: 'packages/ui/src/patterns/SwipeDeck/gesture.test.ts', ids: ['ENC-08'] },
    { file: 'packages/ui/src/patterns/SwipeDeck/index.ts', ids: ['ENC-08'] },
  ];
  expect(renderWhere(chapters, mentions).split('\n').slice(-7)).toEqual([
    '## Encounters (ENC)',
    '',
    '[requirements.md](requirements.md)',
    '',
    '- **ENC-08** code: [SwipeDeck/index.ts](../../packages/ui/src/patterns/SwipeDeck/index.ts); ' +
      'unit: [gesture.test.ts](../../packages/ui/src/patterns/SwipeDeck/gesture.test.ts); ' +
      'journey: [meeting.spec.ts](../../e2e/meeting.spec.ts)',
    '- **ENC-09** no code; no test',
    '',
  ]);
});
