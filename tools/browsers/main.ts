/**
 * Opens every story of the built Storybook in WebKit and Firefox, and tells what stands otherwise there than in Chromium or
 * has one of the faults that `npm run look` looks for; with `--only 'overlays|fields'` some, with `--in webkit` one engine, with
 * `--width 1280` wider than a phone.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { faultsOnPage } from '../look/faultsOnPage';
import { boxes, otherwise, type Box } from './boxes';
import { openChromium } from './chromium';
import { openFirefox } from './firefox';
import { frameDocument, framePath, StoryFrame } from './StoryFrame';
import { openWebKit } from './webKit';

const root = fileURLToPath(new URL('../..', import.meta.url));
const options = process.argv.slice(2);
const valueOf = (option: string) =>
  options.includes(option) ? options[options.indexOf(option) + 1] : undefined;
const only = new RegExp(valueOf('--only') ?? '');
const width = Number(valueOf('--width') ?? 390);
const engines = { webkit: openWebKit, firefox: openFirefox };

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly tags: readonly string[];
}

interface Seen {
  readonly boxes: readonly Box[];
  readonly faults: readonly string[];
}

const server = await preview({
  root,
  configFile: false,
  build: { outDir: path.join(root, 'storybook-static') },
  preview: { host: '127.0.0.1', port: 0 },
  plugins: [
    {
      name: 'frame-of-stories',
      configurePreviewServer: ({ middlewares }) =>
        void middlewares.use(framePath, (_, response) =>
          response.setHeader('Content-Type', 'text/html').end(frameDocument),
        ),
    },
  ],
});
const url = server.resolvedUrls?.local[0] ?? '';
const began = Date.now();
const { entries } = (await (await fetch(`${url}index.json`)).json()) as { entries: Record<string, Entry> };
const ids = Object.values(entries)
  .filter(isForLooking)
  .map(({ id }) => id);
if (ids.length === 0) throw new Error('No story is called so');
const names = Object.keys(engines).filter(
  (name) => (valueOf('--in') ?? name) === name,
) as (keyof typeof engines)[];
const suspects = await compare(ids, 1500);
// What a busy machine drew too late is there the second time.
const faults = suspects.size > 0 ? await compare([...suspects.keys()], 30_000) : suspects;
for (const [id, told] of faults) for (const fault of told) console.log(`${id}: ${fault}`);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(`${ids.length} stories in ${names.join(' and ')}: ${faults.size} red, ${seconds} s`);
await server.close();
process.exitCode = faults.size > 0 ? 1 : 0;

function isForLooking({ id, type, tags }: Entry): boolean {
  return type === 'story' && !tags.includes('proof') && only.test(id);
}

/** What stands otherwise than in Chromium, by story. */
async function compare(stories: readonly string[], patienceMs: number): Promise<Map<string, string[]>> {
  const opens = [openChromium, ...names.map((name) => engines[name])];
  const [usual, ...others] = await Promise.all(opens.map((open) => lookThrough(open, stories, patienceMs)));
  const faults = new Map<string, string[]>();
  for (const id of stories) {
    const found = names.flatMap((name, at) =>
      faultsIn(usual?.get(id), others[at]?.get(id)).map((fault) => `${fault} (${name})`),
    );
    if (found.length > 0) faults.set(id, found);
  }
  return faults;
}

async function lookThrough(open: typeof openChromium, stories: readonly string[], patienceMs: number) {
  const page = await open();
  const frame = new StoryFrame(page, url, width, patienceMs);
  const seen = new Map<string, Seen>();
  try {
    for (const id of stories)
      seen.set(id, await look(frame, id).catch((error: unknown) => ({ boxes: [], faults: [String(error)] })));
  } finally {
    await page.close();
  }
  return seen;
}

async function look(frame: StoryFrame, id: string): Promise<Seen> {
  await frame.show(id);
  return {
    boxes: await frame.evaluate<Box[]>(`(${boxes.toString()})()`),
    faults: await faultsOnPage(frame),
  };
}

/** What Chromium has too is for the other checks to find. */
function faultsIn(there?: Seen, here?: Seen): readonly string[] {
  if (!there?.boxes.length || !here) return ['is not shown in Chromium'];
  if (here.boxes.length < there.boxes.length / 2) return ['shows less than half of it', ...here.faults];
  return [
    ...otherwise(there.boxes, here.boxes),
    ...here.faults.filter((fault) => !there.faults.includes(fault)),
  ];
}
