import type { Browser } from 'playwright';
import { peersPage, viewport } from '../beside/playPeers';
import { must } from '../beside/gates';
import { layPackage } from '../beside/layPackage';
import { median } from '../median';
import { playAll, shuffled, type Wanted } from '../playAll';
import { servePage } from '../servePage';
import type { Session } from '../Session';
import { withBrowser } from '../withPage';
import { deckFeatures, withoutDeck } from './deckFeatures';
import type { Feature } from './Feature';
import { toastFeatures, withoutToasts } from './toastFeatures';
import { withoutFeatures, type Classes } from './withoutFeatures';

const flagships = [
  {
    ...{ name: 'deck', contender: 'deck.kit', features: deckFeatures, nothing: withoutDeck },
    drawn: 'article [data-part=photos] img',
  },
  {
    ...{ name: 'toast', contender: 'toast.kit', features: toastFeatures, nothing: withoutToasts },
    drawn: 'section[data-iskra-toaster] > ol',
  },
];

/** Whoever draws nothing is not quick: each but the empty page has to show its flagship, in its own place and styles. */
const playing = (drawn: string) => async (session: Session) => {
  const mount = await session.measure(() => session.act('mount'), 300);
  const places = await session.page.evaluate<number>(
    `[...document.querySelectorAll('${drawn}')].filter((one) => getComputedStyle(one.closest('section, article')).position !== 'static').length`,
  );
  return { mount, places };
};

/** Prints what each feature of a flagship adds to its first mount: the packed kit beside itself without it. */
export async function runPrices({ names, repeats }: Wanted): Promise<void> {
  await layPackage();
  await withBrowser(async (browser) => {
    console.log(`Chromium ${browser.version()}, ${repeats} repeats: milliseconds of the first mount\n`);
    for (const { name, contender, features, nothing, drawn } of flagships.filter(
      (flagship) => names.length === 0 || names.includes(flagship.name),
    )) {
      const variants = await buildVariants(browser, contender, features, nothing);
      const mounts = await measureAll(browser, { contender, drawn }, variants, repeats);
      await Promise.all(variants.map(({ close }) => close()));
      print(name, mounts);
    }
  });
}

const emptyPage = 'anything';

interface Variant {
  readonly name: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The kit as it is, without each of its features, and without all of them. */
async function buildVariants(
  browser: Browser,
  contender: string,
  features: readonly Feature[],
  nothing: Feature,
): Promise<Variant[]> {
  const whole = { name: 'as it is', ...(await servePage(peersPage)) };
  const classes = await classesOf(browser, `${whole.url}#${contender}`);
  const variants: Variant[] = [whole];
  const build = async (name: string, without: readonly Feature[]) => {
    const plugins = [...peersPage.plugins, withoutFeatures(without, classes)];
    variants.push({ name, ...(await servePage({ ...peersPage, plugins })) });
  };
  for (const feature of features) await build(feature.name, [feature]);
  await build('all of these', features);
  await build(emptyPage, [nothing]);
  return variants;
}

async function classesOf(browser: Browser, address: string): Promise<Classes> {
  const page = await browser.newPage({ viewport });
  await page.goto(address);
  await page.waitForFunction('window.bench?.isReady');
  await page.evaluate(`window.bench.act('mount'), undefined`);
  const worn: string[] = await page.evaluate(
    `[...document.querySelectorAll('[class*="iskra-"]')].map((element) => element.className)`,
  );
  await page.close();
  return Object.fromEntries(worn.map((className) => [className.split(' ')[0] ?? '', className]));
}

type Mounts = ReadonlyMap<string, readonly number[]>;

async function measureAll(
  browser: Browser,
  { contender, drawn }: { readonly contender: string; readonly drawn: string },
  variants: readonly Variant[],
  repeats: number,
): Promise<Mounts> {
  const mounts = new Map(variants.map(({ name }) => [name, [] as number[]]));
  for (let repeat = 0; repeat < repeats; repeat += 1)
    for (const { name, url } of shuffled(variants)) {
      const stage = { address: url, viewport, repeats: 1 };
      const [run] = await playAll(browser, stage, { contenders: [contender], play: playing(drawn) });
      if (!run || run.fault !== undefined) throw new Error(`${name}: ${run?.fault}`);
      must((run.findings['places'] === 0) === (name === emptyPage), `${name}: not drawn as it should be`);
      mounts.get(name)?.push(run.findings['mount'] ?? NaN);
    }
  return mounts;
}

function print(flagship: string, mounts: Mounts): void {
  const whole = median(mounts.get('as it is') ?? []);
  for (const [name, times] of mounts) {
    const mount = median(times);
    const spread = median(times.map((time) => Math.abs(time - mount)));
    console.log(
      `${`${flagship} without ${name}`.padEnd(60)} ${mount.toFixed(1)} (half within ${spread.toFixed(1)})  ${(whole - mount).toFixed(1)}`,
    );
  }
}
