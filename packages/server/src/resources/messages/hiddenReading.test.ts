import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allDeeds, ReadingWorld, type Deed } from './ReadingWorld';

let world: ReadingWorld;
beforeAll(async () => {
  world = await ReadingWorld.open();
}, 60_000);
afterAll(() => world.close());

const upToSix = fc.array(fc.constantFrom(...allDeeds), { minLength: 1, maxLength: 6 });
const sides = fc.constantFrom('he' as const, 'she' as const);

const examples: ['he' | 'she', Deed[]][] = [
  ['she', ['she switches', 'he writes and she reads']],
  ['he', ['he switches', 'she types', 'he writes and she reads', 'he repeats']],
  ['she', ['he deletes', 'she writes', 'she switches', 'he writes and she reads']],
];

it('whether one read while either had the marks off is in no byte that the sender can fetch or hear, then or later (D-13)', async () => {
  await fc.assert(
    fc.asyncProperty(sides, upToSix, async (off, done) => {
      expect(await world.live(off, true, done)).toEqual(await world.live(off, false, done));
    }),
    { numRuns: 8, examples },
  );
}, 240_000);

it('what was read while both had them on is told, so the worlds are not blind', async () => {
  const told = await world.live('she', true, ['she switches', 'he writes and she reads', 'she types']);
  expect(told[0]).not.toContain('messagesRead');
  expect(told[2]).toContain('messagesRead');
  expect(told[3]).toContain('"name":"typing"');
});
