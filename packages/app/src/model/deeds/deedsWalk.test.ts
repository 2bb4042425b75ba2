import { likeUser, setPaused, unlikeUser, type CallDefinition } from '@iskra/api-contract';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { laneOf, type Deed } from './Deed';
import { Deeds } from './Deeds';
import { memoryDeeds } from './deedStorage';

type Network = 'up' | 'down' | 'loses answers';

/** What a server holds of each thing, and what came once more though it had been answered. */
class Server {
  network: Network = 'up';
  readonly state = new Map<string, boolean>();
  readonly superfluous: string[] = [];
  /** What was wanted last of each thing, and the wishes that were not answered yet, the oldest first. */
  readonly wanted = new Map<string, boolean>();
  private readonly open = new Map<string, boolean[]>();

  readonly answers = new Map<CallDefinition, Answer>([
    [likeUser, ({ params }) => this.take(`like ${idOf(params)}`, true)],
    [unlikeUser, ({ params }) => this.take(`like ${idOf(params)}`, false)],
    [setPaused, ({ body }) => this.take('pause', (body as unknown as { paused: boolean }).paused)],
  ]);

  want(lane: string, isOn: boolean): void {
    this.wanted.set(lane, isOn);
    this.open.set(lane, [...(this.open.get(lane) ?? []), isOn]);
  }

  private async take(lane: string, isOn: boolean): Promise<unknown> {
    await tick();
    if (this.network === 'down') throw new ApiError('network', '');
    this.state.set(lane, isOn);
    if (this.network === 'loses answers') throw new ApiError('network', '');
    const open = this.open.get(lane) ?? [];
    if (!open.includes(isOn)) this.superfluous.push(lane);
    // Those before it are replaced by it.
    this.open.set(lane, open.slice(open.indexOf(isOn) + 1));
    return { dialog_id: null, likes_left: null, paused: isOn, message: '' };
  }
}

const tick = () => new Promise((resolve) => setImmediate(resolve));
/** What a page that is gone waits for. */
const never = () => new Promise<never>(() => undefined);
const idOf = (params: unknown) => (params as { userId: string }).userId;

type Step =
  | { readonly do: 'deed'; readonly tab: number; readonly deed: Deed }
  | { readonly do: 'network'; readonly is: Network }
  | { readonly do: 'reload' | 'retry'; readonly tab: number }
  /** The page goes in the moment of a deed, which never reaches the server, and the database or not. */
  | { readonly do: 'last deed'; readonly tab: number; readonly deed: Deed; readonly isKept: boolean }
  /** What sends deeds does not load, or does again. */
  | { readonly do: 'code'; readonly isMissing: boolean }
  | { readonly do: 'wait' };

const tab = fc.nat(1);
const isOn = fc.boolean();
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constant('like' as const), otherId: fc.integer({ min: 7, max: 8 }), isOn }),
  fc.record({ kind: fc.constant('pause' as const), isOn }),
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deed' as const), tab, deed }) },
  fc.record({
    do: fc.constant('network' as const),
    is: fc.constantFrom<Network[]>('up', 'down', 'loses answers'),
  }),
  fc.record({ do: fc.constantFrom('reload' as const, 'retry' as const), tab }),
  fc.record({ do: fc.constant('last deed' as const), tab, deed, isKept: fc.boolean() }),
  fc.record({ do: fc.constant('code' as const), isMissing: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const) }),
);

/** Two tabs of one browser, which hear of each other's storage. */
function device(server: Server) {
  const [kept, deedStorage] = [memoryStorage(), memoryDeeds()];
  let nowMs = 0;
  const clock = { now: () => new Date((nowMs += 1)), after: () => () => undefined };
  const code = { isMissing: false };
  const tabs: Deeds[] = [];
  const tell = (from: number) => tabs.forEach((one, at) => at !== from && void one.retry());
  const open = (at: number, parts = deedStorage) => {
    const storage = {
      ...kept,
      setItem: (key: string, value: string) => (kept.setItem(key, value), tell(at)),
      removeItem: (key: string) => (kept.removeItem(key), tell(at)),
    };
    const page = {
      session: { user: null, setUser: () => undefined },
      encounters: { reachLimit: () => undefined },
      people: { get: () => undefined },
      members: { get: () => undefined },
      notifier: { notify: () => undefined },
      live: { catchUp: () => Promise.resolve() },
    };
    const { api } = fakeApi(server.answers);
    const from = { api, storage, deedStorage: parts, clock };
    const load = () => (code.isMissing ? Promise.reject(new TypeError('Failed')) : import('./DeedDesk'));
    tabs[at] = new Deeds({ ...from, selfId: () => 5, page: () => page, load });
    return tabs[at];
  };
  const goWith = (at: number, last: Deed, isKept: boolean) => {
    const put = isKept ? deedStorage.put : never;
    void open(at, { ...deedStorage, put, alone: never }).do(last);
  };
  return { tabs, open, goWith, deedStorage, kept, code };
}

async function play(steps: readonly Step[]) {
  const server = new Server();
  const { tabs, open, goWith, deedStorage, kept, code } = device(server);
  open(0).follow();
  open(1).follow();
  const going: Promise<unknown>[] = [];
  // Also what a page takes up by itself, of which nobody holds the promise.
  const settled = async () => {
    while (going.length > 0) await Promise.all(going.splice(0));
    for (let at = 0; at < 20; at += 1) await tick();
  };
  const want = (deed: Deed) => server.want(laneOf(deed), 'isOn' in deed && deed.isOn);
  for (const step of steps) {
    if (step.do === 'code') code.isMissing = step.isMissing;
    else if (step.do === 'network') server.network = step.is;
    else if (step.do === 'retry') going.push(tabs[step.tab]!.retry());
    else if (step.do === 'reload') {
      // What a page had begun ends before the next one is there.
      await settled();
      open(step.tab).follow();
    } else if (step.do === 'last deed') {
      await settled();
      want(step.deed);
      goWith(step.tab, step.deed, step.isKept);
      await tick();
      open(step.tab).follow();
    } else if (step.do === 'deed') {
      want(step.deed);
      going.push(tabs[step.tab]!.do(step.deed));
      // It is written down before somebody can press the next one.
      await tick();
    } else await tick();
  }
  await settled();
  server.network = 'up';
  code.isMissing = false;
  for (let at = 0; at < 20; at += 1) await tick();
  for (const one of tabs) await one.retry();
  for (const one of tabs) await one.retry();
  await settled();
  return { server, tabs, left: await deedStorage.load(5), flags: ['deeds', 'deedsBegun'].map(kept.getItem) };
}

beforeAll(async () => void (await import('./DeedDesk')));
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('whatever happens to network and tabs, what was wanted last is so, and what was answered never goes out again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
      const { server, tabs, left, flags } = await play(steps);
      expect(server.state).toEqual(server.wanted);
      expect(server.superfluous).toEqual([]);
      expect([left, flags, tabs.flatMap(({ waiting }) => waiting)]).toEqual([[], [null, null], []]);
    }),
    { numRuns: 300 },
  );
});
