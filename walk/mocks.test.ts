import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, anyDeed, type Deed } from './act';
import { wrongNow, wrongOnNewDay } from './newDay';
import { openPages } from './openPages';
import { lostDrafts, seen } from './seen';
import { MocksGround } from './MocksGround';
import { WalkPage } from './WalkPage';

const steps = Number(process.env['WALK_STEPS'] ?? 1000);
/** The same walks every time, so that a change that did no harm is not blamed; `npm run walk` goes new ways. */
const seed = Number(process.env['WALK_SEED'] ?? 1);
const longest = 40;

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  // What goes wrong on purpose is logged by the stores (D-11).
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Does the deeds in a new world; after each, every page that is not cut off shows what a page just opened does. */
async function walk(path: readonly Deed[]): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const ground = new MocksGround();
  try {
    await openPages(ground);
    const underWay: Promise<void>[] = [];
    for (const [at, deed] of path.entries()) {
      ground.isSlow = deed.isSlow ?? false;
      underWay.push(act(ground, deed));
      await ground.settle();
      if (deed.isSlow && at < path.length - 1) continue;
      await ground.deliver();
      const done = underWay.splice(0);
      await Promise.all(done);
      await rest(ground);
      // What was still under way at midnight may have been done on the new day.
      const isNewDay = deed.name === 'seesANewDay' && done.length === 1;
      await compare(ground, isNewDay, `after step ${at + 1}, ${JSON.stringify(deed)}`);
    }
  } finally {
    ground.stop();
    vi.useRealTimers();
  }
}

/** Notices that were held back are told, timers of the stores have run. */
async function rest(ground: MocksGround): Promise<void> {
  await ground.pass(6000);
}

async function compare(ground: MocksGround, isNewDay: boolean, when: string): Promise<void> {
  const pages = ground.pages.filter(({ isCut }) => !isCut);
  const fresh = pages.map((page) => new WalkPage(ground, page.place, page.browser.copy(), true));
  await Promise.all(fresh.map((page, at) => page.show(pages[at]?.screen ?? page.screen)));
  await ground.settle();
  for (const [at, page] of pages.entries())
    expect(seen(ground, page), `${page.name} ${when}`).toEqual(fresh[at] && seen(ground, fresh[at]));
  for (const page of [...pages, ...fresh])
    expect(lostDrafts(page), `drafts lost by ${page.name} ${when}`).toEqual([]);
  for (const page of pages) expect(page.foreign, `${page.name} ${when}`).toEqual([]);
  for (const page of fresh) expect(wrongNow(ground, page), `${page.name} ${when}`).toEqual([]);
  if (isNewDay)
    for (const page of fresh) expect(await wrongOnNewDay(ground, page), `${page.name} ${when}`).toEqual([]);
  for (const page of fresh) page.close();
}

const path = (...done: [Deed['name'], number, 'slow'?][]): [Deed[]] => [
  done.map(([name, page, slow]) => ({ name, page, other: 0, isSlow: slow === 'slow' })),
];

/** Ways on which pages were once found wrong; pages 0 and 1 are his, 2 and 3 hers. */
const known = [
  // F1: a dialogue that began after the list was loaded.
  path(['looksAtMessages', 0], ['begins', 0], ['writes', 0]),
  // F2: a deleted conversation that came back.
  path(['begins', 0], ['writes', 0], ['looksAtRoom', 2], ['deletes', 2], ['writes', 0], ['writes', 0]),
  // F3: a block that ended while her list was not loaded.
  path(['begins', 0], ['writes', 0], ['blocks', 0], ['unblocks', 0], ['writes', 0]),
  // F8: read while the sender was cut off, in the room that wrote it and in one that loaded it.
  path(['begins', 0], ['writes', 0], ['looksAtRoom', 2], ['cuts', 0], ['reads', 2], ['returns', 0]),
  path(['begins', 0], ['writes', 0], ['looksAtRoom', 1], ['looksAtRoom', 2], ['cuts', 1], ['reads', 2], ['returns', 1]), // prettier-ignore
  // F10: a match while the matches were on the screen.
  path(['looksAtMatches', 0], ['swipes', 0], ['swipes', 2]),
  // A conversation that her other page deleted, and that comes back after she left its room.
  path(['swipes', 2], ['swipes', 0], ['looksAtRoom', 2], ['looksNearby', 2], ['deletes', 3], ['swipes', 2], ['looksAtRoom', 2]), // prettier-ignore
  // Her other page, while one reads.
  path(['begins', 0], ['writes', 0], ['looksAtMessages', 3], ['looksAtRoom', 2], ['reads', 2]),
  // Somebody talked to deletes the account while their profile and the conversation are open.
  path(['begins', 0], ['writes', 0], ['looksAtMember', 0], ['looksAtRoom', 1], ['deletesAccount', 2], ['looksNearby', 2]), // prettier-ignore
  // A suspension was told to nobody.
  path(['begins', 0], ['writes', 0], ['looksAtMessages', 0], ['looksAtMember', 1], ['isSuspendedOrRestored', 2], ['isSuspendedOrRestored', 2]), // prettier-ignore
  // A like by the other tab left the likes of the day as they were, and so did a day.
  path(['looksAtEncounters', 1], ['swipes', 0], ['seesANewDay', 0]),
  path(['swipes', 4], ['looksAtEncounters', 4], ['deletesAccount', 0]),
  // One tab signs out, the other follows; one's session runs out, the draft stays for the next sign-in.
  path(['logsOut', 0], ['looksNearby', 1]),
  // One tab comes back after the other deleted the account and somebody else signed in there.
  path(['cuts', 1], ['deletesAccount', 0], ['looksNearby', 0], ['cutsForTenMinutes', 1]),
  // The same member signs in there anew while the other tab is cut off, and so begins without a network.
  path(['swipes', 0], ['cuts', 1], ['logsOut', 0], ['looksNearby', 0], ['cutsForTenMinutes', 1]),
  path(['cuts', 1], ['deletesAccount', 0], ['looksNearby', 0], ['seesANewDay', 0], ['returns', 1]),
  path(['begins', 0], ['types', 0], ['hasSessionExpired', 1], ['looksNearby', 0], ['looksAtRoom', 0]),
  // What was done or told while an answer was on its way was undone by it.
  path(
    ['begins', 0],
    ['writes', 0],
    ['looksAtMessages', 1],
    ['cuts', 1],
    ['returns', 1, 'slow'],
    ['blocks', 2],
  ),
  path(['begins', 0], ['writes', 0], ['looksAtRoom', 2], ['looksAtMessages', 3], ['cuts', 3], ['returns', 3, 'slow'], ['reads', 2]), // prettier-ignore
  path(['looksAtMember', 0, 'slow'], ['likesOrUnlikes', 0]),
  path(['looksAtEncounters', 0, 'slow'], ['getsPremium', 0]),
  path(['seesANewDay', 0, 'slow'], ['renames', 0]),
  // A photo chosen as the main one on a slow network, which an operator took away meanwhile.
  path(['choosesMain', 0, 'slow'], ['hasPhotoTakenAway', 0]),
];

it(`any page shows what a page just opened does, after ${steps} random steps (seed ${seed})`, async () => {
  const any = fc.array(anyDeed, { maxLength: longest, size: 'max' });
  const numRuns = known.length + Math.ceil((2 * steps) / longest);
  await fc.assert(fc.asyncProperty(any, walk), { seed, numRuns, examples: known });
});
