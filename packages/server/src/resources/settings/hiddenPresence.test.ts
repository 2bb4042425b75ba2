import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allDeeds, PresenceWorld, type Deed } from './PresenceWorld';

let world: PresenceWorld;
beforeAll(async () => {
  world = await PresenceWorld.open();
}, 60_000);
afterAll(() => world.close());

const upToSix = fc.array(fc.constantFrom(...allDeeds), { minLength: 1, maxLength: 6 });
const examples: [Deed[]][] = [
  [['she appears', 'she connects', 'she leaves', 'she is cut off']],
  [['she connects', 'she appears', 'she leaves', 'she appears', 'she looks into her dialogues']],
];

it('whether a member is there who hides it is in no byte that another can fetch or hear, nor in any order (D-34)', async () => {
  await fc.assert(
    fc.asyncProperty(upToSix, async (done) => {
      expect(await world.live(true, done, true)).toEqual(await world.live(true, done, false));
    }),
    { numRuns: 8, examples },
  );
}, 120_000);

it('whether a member is there who does not hide it is told, so the worlds are not blind', async () => {
  const done: Deed[] = ['she appears'];
  const [before, there] = await world.live(false, done, true);
  const [same, away] = await world.live(false, done, false);
  expect(same).toEqual(before);
  expect(there).not.toEqual(away);
});
