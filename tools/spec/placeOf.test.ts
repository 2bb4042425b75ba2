import { expect, it } from 'vitest';
import { placeOf } from './placeOf';

it.each([
  ['packages/app/src/model/chat/ChatStore.ts', 'code'],
  ['packages/server/src/db/migrations/0008_nearby.sql', 'code'],
  ['packages/app/src/model/chat/ChatStore.test.ts', 'unit'],
  ['tools/gen/gen.test.ts', 'unit'],
  ['packages/server/src/http/walk/walk.test.ts', 'server'],
  ['packages/api-contract/src/suite/cases/likeCases.ts', 'contract'],
  ['packages/ui/src/patterns/SwipeDeck/SwipeDeck.stories.tsx', 'story'],
  ['e2e/meeting.spec.ts', 'journey'],
  ['reliability/entries.test.ts', 'reliability'],
  ['walk/mocks.test.ts', 'walk'],
  ['packages/server/src/test/likesTold.ts', null],
  ['packages/server/src/http/walk/walkRows.ts', null],
  ['e2e/ServerProcess.ts', null],
  ['docs/realtime.md', null],
  ['tools/texts.ts', null],
])('%s is %s', (file, place) => {
  expect(placeOf(file)).toBe(place);
});
