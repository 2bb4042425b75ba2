import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createOutbox } from './createOutbox';
import { memoryOutbox } from './memoryOutbox';
import type { OutboxEntry } from './OutboxStorage';

interface Note {
  readonly lane: number;
  readonly text: string;
}

class Refusal extends Error {}

/** A server that knows an id it has seen, behind a network that may be gone or lose the answer. */
class Server {
  readonly got: Note[] = [];
  /** What came once more though its sender had been answered. */
  readonly superfluous: Note[] = [];
  network: 'up' | 'down' | 'loses answers' = 'up';
  private readonly known = new Map<string, 'unanswered' | 'answered'>();

  readonly send = async (note: Note, id: string): Promise<string> => {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.network === 'down') throw new Error('No network');
    if (note.text === 'refused') throw new Refusal('Not like that');
    if (!this.known.has(id)) this.got.push(note);
    if (this.known.get(id) === 'answered') this.superfluous.push(note);
    this.known.set(id, this.network === 'up' ? 'answered' : 'unanswered');
    if (this.network === 'loses answers') throw new Error('No answer');
    return note.text;
  };
}

const note = (text: string, lane = 0): Note => ({ lane, text });
const texts = ({ got }: Server) => got.map(({ text }) => text);

function setUp(left: readonly OutboxEntry<Note>[] = []) {
  const server = new Server();
  const storage = memoryOutbox(left);
  const sent: string[] = [];
  const open = () =>
    createOutbox<Note, string>({
      send: server.send,
      storage,
      laneOf: ({ lane }) => lane,
      isRefusal: (error) => error instanceof Refusal,
      onSent: (answer) => sent.push(answer),
    });
  return { server, storage, sent, open, outbox: open() };
}

describe('createOutbox', () => {
  it('sends in the order of writing and forgets what the server has', async () => {
    const { server, storage, sent, outbox } = setUp();
    await Promise.all([outbox.add(note('a')), outbox.add(note('b'))]);
    expect([texts(server), sent, outbox.unsent()]).toEqual([['a', 'b'], ['a', 'b'], []]);
    expect(await storage.load()).toEqual([]);
  });

  it('holds back what comes after one that failed, in its lane alone', async () => {
    const { server, outbox } = setUp();
    server.network = 'down';
    await outbox.add(note('a', 1));
    server.network = 'up';
    await outbox.add(note('other', 2));
    expect(texts(server)).toEqual(['other']);
    await outbox.add(note('b', 1));
    expect(texts(server)).toEqual(['other', 'a', 'b']);
  });

  it('lets what was refused lie until it is retried or given up, and others pass', async () => {
    const { server, storage, outbox } = setUp();
    await outbox.add(note('refused'), 'r');
    await outbox.add(note('a'));
    await outbox.retryAll();
    expect(texts(server)).toEqual(['a']);
    expect(outbox.unsent()).toMatchObject([{ id: 'r', state: 'failed', isRefused: true }]);
    outbox.discard('r');
    expect(outbox.unsent()).toEqual([]);
    await vi.waitFor(async () => expect(await storage.load()).toEqual([]));
  });

  it('takes up what an earlier page left, before what this one writes', async () => {
    const { server, outbox } = setUp([{ id: '1', payload: note('left') }]);
    await Promise.all([outbox.restore(), outbox.add(note('written'))]);
    expect([...texts(server)].sort()).toEqual(['left', 'written']);
    expect(outbox.unsent()).toEqual([]);
  });

  it('does not send again what is known to be there', async () => {
    const { server, outbox } = setUp();
    server.network = 'loses answers';
    await outbox.add(note('a'), 'a');
    outbox.confirm('a');
    server.network = 'up';
    await outbox.retryAll();
    expect([texts(server), outbox.unsent()]).toEqual([['a'], []]);
  });

  it('sends what the storage cannot take, and says so', async () => {
    const { server, storage, outbox } = setUp();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    storage.put = () => Promise.reject(new Error('Full'));
    await outbox.add(note('a'));
    expect(texts(server)).toEqual(['a']);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('gives the same array until something changes, and tells of each change', async () => {
    const { outbox } = setUp();
    const before = outbox.unsent();
    expect(outbox.unsent()).toBe(before);
    const seen: number[] = [];
    const stop = outbox.subscribe(() => seen.push(outbox.unsent().length));
    await outbox.add(note('a'));
    stop();
    await outbox.add(note('b'));
    expect(seen).toEqual([1, 0]);
  });
});

type Step =
  | { readonly do: 'add'; readonly tab: number; readonly lane: number }
  | { readonly do: 'network'; readonly is: Server['network'] }
  | { readonly do: 'reload' | 'retryAll' | 'restore'; readonly tab: number }
  | { readonly do: 'wait' };

const tab = fc.nat(1);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), tab, lane: fc.nat(1) }) },
  fc.record({
    do: fc.constant('network' as const),
    is: fc.constantFrom('up' as const, 'down' as const, 'loses answers' as const),
  }),
  fc.record({ do: fc.constantFrom('reload' as const, 'retryAll' as const, 'restore' as const), tab }),
  fc.record({ do: fc.constant('wait' as const) }),
);

/** Plays the steps upon so many tabs of one browser, none waiting for the one before, until all is quiet. */
async function play(steps: readonly Step[], tabCount: number) {
  const { server, storage, open } = setUp();
  const tabs = Array.from({ length: tabCount }, open);
  const going: Promise<void>[] = [];
  const settled = () => Promise.all(going.splice(0));
  let written = 0;
  for (const step of steps) {
    const at = 'tab' in step ? step.tab % tabCount : 0;
    if (step.do === 'network') server.network = step.is;
    else if (step.do === 'add') going.push(tabs[at]!.add(note(String((written += 1)), step.lane)));
    else if (step.do === 'wait') await new Promise((resolve) => setImmediate(resolve));
    else if (step.do !== 'reload') going.push(tabs[at]![step.do]());
    else {
      // What a page had begun ends before the next one is there.
      await settled();
      tabs[at] = open();
      going.push(tabs[at].restore());
    }
  }
  await settled();
  server.network = 'up';
  for (const one of tabs) await one.restore();
  for (const one of tabs) await one.retryAll();
  return { server, storage, tabs, written };
}

const steps = fc.array(anyStep, { maxLength: 30 });

describe('whatever happens to network and pages', () => {
  it('every note of two tabs arrives, and none that was answered is sent again', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        const { server, storage, tabs, written } = await play(chosen, 2);
        const all = Array.from({ length: written }, (_, at) => String(at + 1));
        expect([...texts(server)].sort()).toEqual(all.sort());
        expect(server.superfluous).toEqual([]);
        expect(await storage.load()).toEqual([]);
        expect(tabs.flatMap((one) => one.unsent())).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('those of a lane arrive in the order in which one tab wrote them', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        const { server, written } = await play(chosen, 1);
        for (const lane of [0, 1]) {
          const arrived = server.got.filter((one) => one.lane === lane).map(({ text }) => Number(text));
          expect(arrived).toEqual([...arrived].sort((a, b) => a - b));
        }
        expect(server.got).toHaveLength(written);
      }),
      { numRuns: 300 },
    );
  });
});
