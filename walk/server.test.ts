import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { TestServer } from '../packages/server/src/test/createTestServer';
import { act, anyOnlineDeed, type Deed } from './act';
import { wrongNow } from './newDay';
import { openPages } from './openPages';
import { lostDrafts, seen } from './seen';
import { ServerGround } from './ServerGround';
import { WalkPage } from './WalkPage';

const steps = Number(process.env['WALK_SERVER_STEPS'] ?? 100);
const seed = Number(process.env['WALK_SEED'] ?? 1);
const longest = 40;
/** How long what was told may take to every page. */
const patienceMs = 8000;

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await ServerGround.start();
  port = await server.listen();
  // The embedded database would take itself to be in a page.
  await import('../reliability/pageOutsideBrowser');
});
afterAll(() => server.close());
// What goes wrong on purpose is logged by the stores (D-11).
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

async function walk(path: readonly Deed[]): Promise<void> {
  const ground = await ServerGround.open(server, port);
  try {
    await openPages(ground);
    for (const [at, deed] of path.entries()) {
      await act(ground, deed);
      await rest(ground, `after step ${at + 1}, ${JSON.stringify(deed)}`);
    }
  } finally {
    ground.close();
  }
}

/** Looks at fresh pages until every page shows what they do. */
async function rest(ground: ServerGround, when: string): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const differences = await compare(ground);
    if (differences.length === 0) return;
    if (Date.now() > end) return expect(differences[0]?.page, `${differences[0]?.name} ${when}`).toEqual(differences[0]?.fresh); // prettier-ignore
  }
}

async function compare(ground: ServerGround) {
  const { pages } = ground;
  const fresh = pages.map((page) => new WalkPage(ground, page.place, page.browser.copy(), true));
  await Promise.all(fresh.map((page, at) => page.show(pages[at]?.screen ?? page.screen)));
  await ground.settle();
  const pairs = pages.map((page, at) => ({
    name: page.name,
    page: { ...seen(ground, page), lostDrafts: lostDrafts(page), wrong: [] as string[] },
    fresh: fresh[at] && { ...seen(ground, fresh[at]), lostDrafts: [], wrong: wrongNow(ground, fresh[at]) },
  }));
  for (const page of fresh) page.close();
  return pairs.filter(({ page, fresh: other }) => JSON.stringify(page) !== JSON.stringify(other));
}

it(`any page shows what the real server knows, after ${steps} random steps (seed ${seed}) [RT-01, RT-06]`, async () => {
  const any = fc.array(anyOnlineDeed, { maxLength: longest, size: 'max' });
  await fc.assert(fc.asyncProperty(any, walk), { seed, numRuns: Math.ceil((2 * steps) / longest) });
});
