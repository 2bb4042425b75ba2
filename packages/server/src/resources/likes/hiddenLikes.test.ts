import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allDeeds, HerWorld, men, type Deed, type Man, type Seen } from './HerWorld';

let world: HerWorld;
beforeAll(async () => {
  world = await HerWorld.open();
}, 60_000);
afterAll(() => world.close());

/** Zero likes her in every world and three in none; liking one or two would rightly tell what differs. */
const deed: fc.Arbitrary<Deed> = fc
  .record({ what: fc.constantFrom(...allDeeds), man: fc.constantFrom(...men) })
  .filter(({ what, man }) => what !== 'like' || man === 'zero' || man === 'three');
const upToSix = fc.array(deed, { minLength: 1, maxLength: 6 });

const runs = 12;

/** Sequences that once told, besides those that are drawn. */
const told = (...done: [Deed['what'], Man][]): [Deed[]] => [done.map(([what, man]) => ({ what, man }))];
const examples = [
  told(['begin dialogue', 'three'], ['begin dialogue', 'one']),
  told(['begin dialogue', 'three'], ['wait', 'three'], ['begin dialogue', 'two'], ['delete dialogue', 'two']),
  told(['block', 'one'], ['wait', 'one'], ['unblock', 'one']),
  told(['wait', 'one'], ['block', 'one'], ['block', 'two'], ['unblock', 'one']),
  told(['like', 'zero'], ['unlike', 'zero'], ['like', 'zero'], ['block', 'one']),
];

describe('who likes a regular member', () => {
  it('is in no byte that she can fetch or hear: only the count tells of a like [LIK-04]', async () => {
    const first = await world.live(['one'], [{ what: 'wait', man: 'three' }]);
    const nobody = await world.live([], [{ what: 'wait', man: 'three' }]);
    expect(first).toMatchObject([
      { count: [200, { count: 0 }], hidden: [200, { users: [] }], heard: [] },
      { count: [200, { count: 1 }], hidden: [200, { users: [{ placeholder: true }] }] },
      {},
    ]);
    expect(first).toMatchObject([
      {},
      { heard: [{ name: 'notificationLiked', payload: { user_id: null, user_name: null, avatar: null } }] },
      {},
    ]);
    expect(withoutCounts(first)).toEqual(withoutCounts(nobody));
  }, 60_000);

  it('comes out by no deed of hers: every answer, event, order, number and moment is the same, whoever it is [LIK-04]', async () => {
    await fc.assert(
      fc.asyncProperty(upToSix, async (done) => {
        const one = await world.live(['zero', 'one'], done);
        expect(await world.live(['zero', 'two'], done)).toEqual(one);
        // Without the second like there is one less in number once it is told, one notice less, and all else as it is.
        const without = await world.live(['zero'], done);
        expect(withoutCounts(one)).toEqual(withoutCounts(without));
        const waited = done.findIndex(({ what }) => what === 'wait');
        const isTold = (look: number) => waited >= 0 && look > waited;
        expect(counts(one)).toEqual(
          counts(without).map((numbers, look) => numbers.map((count) => count + Number(isTold(look)))),
        );
      }),
      { numRuns: runs, examples },
    );
  }, 240_000);
});

interface Look {
  readonly count?: [number, { count: number }];
  readonly hidden?: [number, { users: unknown[] }];
  readonly heard?: { name?: string }[];
  readonly own?: Record<string, unknown>;
}

/** How many likes each look says that there are, and shows. */
const counts = (seen: Seen): number[][] =>
  (seen as Look[]).flatMap(({ count, hidden }) =>
    count && hidden ? [[count[1].count, hidden[1].users.length]] : [],
  );

/** All but what a like that is not hers may tell: that it is there. */
const withoutCounts = (seen: Seen) =>
  (seen as Look[]).map(({ count: _, hidden: __, heard = [], own = {}, ...rest }) => ({
    ...rest,
    heard: heard.filter(({ name }) => name !== 'notificationLiked'),
    own: { ...own, likes_received: null },
  }));
