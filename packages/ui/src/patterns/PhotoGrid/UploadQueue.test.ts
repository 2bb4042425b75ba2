import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUploadQueue, type SendOptions, type UploadFault } from './UploadQueue';
import type { KeptUpload, UploadStorage } from './UploadStorage';

const file = (name: string) => new File([name], name, { type: 'image/png' });
const pick = (...names: string[]) => names.map((name) => ({ file: file(name) }));
const settle = () => new Promise((resolve) => setTimeout(resolve));

interface Sending extends SendOptions {
  name: string;
  answer: (value: string) => void;
  refuse: (error: unknown) => void;
}

function setUp(explain: (error: unknown) => UploadFault = () => ({})) {
  const sendings: Sending[] = [];
  const done: string[] = [];
  const queue = createUploadQueue<string>({
    send: ({ name }, options) =>
      new Promise((answer, refuse) => sendings.push({ name, answer, refuse, ...options })),
    onDone: (answer) => done.push(answer),
    explain,
  });
  const states = () => queue.getSnapshot().map(({ name, state }) => `${name} ${state}`);
  const sending = (name: string) => sendings.filter((one) => one.name === name).at(-1)!;
  const idOf = (name: string) => queue.getSnapshot().find((upload) => upload.name === name)?.id ?? 0;
  return { queue, sendings, done, states, sending, idOf };
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

describe('UploadQueue', () => {
  it('sends two at a time and goes through the states [B2.6]', async () => {
    const { queue, states, sending } = setUp();
    queue.add(pick('a', 'b', 'c'));
    expect(states()).toEqual(['a preparing', 'b preparing', 'c queued']);
    await settle();
    sending('a').onProgress(0.5);
    expect(queue.getSnapshot()[0]).toMatchObject({ state: 'uploading', percent: 50 });
    sending('a').onProgress(1);
    expect(states()).toEqual(['a processing', 'b uploading', 'c queued']);
    sending('a').answer('A');
    await settle();
    expect(states()).toEqual(['b uploading', 'c uploading']);
  });

  it('tells the answers in the order of choosing, whichever came first [B2.6]', async () => {
    const { queue, done, sending } = setUp();
    queue.add(pick('a', 'b', 'c'));
    await settle();
    sending('b').answer('B');
    await settle();
    expect(done).toEqual([]);
    sending('c').answer('C');
    sending('a').answer('A');
    await settle();
    expect(done).toEqual(['A', 'B', 'C']);
    expect(queue.isActive).toBe(false);
  });

  it('shows what the check found and does not send it [B2.4]', async () => {
    const { queue, sendings } = setUp();
    queue.add([{ file: file('text'), problem: 'type' }]);
    await settle();
    expect(sendings).toEqual([]);
    expect(queue.getSnapshot()).toMatchObject([{ state: 'failed', problem: 'type', preview: undefined }]);
  });

  it('says why one failed, goes on with the others, and tries it again after them [B2.6]', async () => {
    const { queue, sending, states, idOf, done } = setUp(() => ({ reason: 'занято' }));
    queue.add(pick('a', 'b', 'c'));
    await settle();
    sending('a').refuse(new Error('busy'));
    await settle();
    expect(queue.getSnapshot()[0]).toMatchObject({ state: 'failed', reason: 'занято' });
    queue.retry(idOf('a'));
    expect(states()).toEqual(['b uploading', 'c uploading', 'a queued']);
    for (const name of ['b', 'c']) sending(name).answer(name);
    await settle();
    sending('a').answer('a');
    await settle();
    expect(done).toEqual(['b', 'c', 'a']);
  });

  it('cancels on the way, and lets it be tried again [B2.6]', async () => {
    const { queue, sending, states, idOf, done } = setUp();
    queue.add(pick('a', 'b'));
    await settle();
    sending('b').answer('B');
    await settle();
    queue.cancel(idOf('a'));
    expect(sending('a').signal.aborted).toBe(true);
    expect(states()).toEqual(['a cancelled']);
    expect(done).toEqual(['B']);
    sending('a').answer('late');
    await settle();
    expect(done).toEqual(['B']);
    queue.retry(idOf('a'));
    await settle();
    expect(states()).toEqual(['a uploading']);
  });

  it('waits without a connection and goes on when it is back [B2.7]', async () => {
    const { queue, sendings, sending, done } = setUp(() => ({ wait: true, isOffline: true }));
    queue.add(pick('a', 'b', 'c'));
    await settle();
    sending('a').refuse(new Error('offline'));
    sending('b').refuse(new Error('offline'));
    await settle();
    expect(queue.getSnapshot()).toMatchObject([
      { state: 'queued', isOffline: true },
      { state: 'queued', isOffline: true },
      { state: 'queued' },
    ]);
    expect(sendings).toHaveLength(2);
    queue.resume();
    await settle();
    for (const name of ['a', 'b']) sending(name).answer(name);
    await settle();
    sending('c').answer('c');
    await settle();
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('sends what was prepared, and the file itself when that went wrong [B2.5]', async () => {
    const sent: string[] = [];
    const queue = createUploadQueue<void>({
      prepare: ({ file: { name } }) =>
        name === 'odd' ? Promise.reject(new Error('odd')) : Promise.resolve(file(`${name} prepared`)),
      send: ({ name }) => Promise.resolve(void sent.push(name)),
    });
    queue.add(pick('a', 'odd'));
    await settle();
    expect(sent.sort()).toEqual(['a prepared', 'odd']);
  });

  it('never sends the whole of a photo that something was cut out of [B2.5]', async () => {
    const sent: string[] = [];
    let canPrepare = false;
    const queue = createUploadQueue<void>({
      prepare: () => (canPrepare ? Promise.resolve(file('cut')) : Promise.reject(new Error('not loaded'))),
      send: ({ name }) => Promise.resolve(void sent.push(name)),
      explain: () => ({ canRetry: true }),
    });
    queue.add([{ file: file('whole'), crop: { turns: 0, x: 0, y: 0, width: 0.5, height: 0.5 } }]);
    await settle();
    expect(queue.getSnapshot()).toMatchObject([{ state: 'failed', canRetry: true }]);
    canPrepare = true;
    queue.retry(queue.getSnapshot()[0]?.id ?? 0);
    await settle();
    expect(sent).toEqual(['cut']);
  });

  it('never sends more than two, loses none and keeps the order, whatever comes when [B2.6]', async () => {
    const outcomes = fc.array(fc.constantFrom('done', 'refused', 'cancelled'), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(outcomes, fc.scheduler(), async (all, scheduler) => {
        let running = 0;
        let most = 0;
        const done: string[] = [];
        const queue = createUploadQueue<string>({
          send: async ({ name }) => {
            most = Math.max(most, ++running);
            const outcome = all[Number(name)] ?? 'done';
            await scheduler.schedule(Promise.resolve(), name);
            running -= 1;
            if (outcome === 'cancelled') queue.cancel(Number(name) + 1);
            if (outcome === 'refused') throw new Error(name);
            return name;
          },
          onDone: (answer) => done.push(answer),
        });
        queue.add(pick(...all.map((_, index) => String(index))));
        while (running > 0 || queue.isActive) {
          await settle();
          if (scheduler.count() > 0) await scheduler.waitOne();
          await settle();
        }
        const named = (wanted: string) => all.flatMap((outcome, index) => (outcome === wanted ? index : []));
        expect(most).toBeLessThanOrEqual(2);
        expect(done.map(Number)).toEqual(named('done'));
        const left = (state: string) =>
          queue.getSnapshot().flatMap((upload) => (upload.state === state ? Number(upload.name) : []));
        expect(left('failed')).toEqual(named('refused'));
        expect(left('cancelled')).toEqual(named('cancelled'));
      }),
      { numRuns: 50 },
    );
  });
});

describe('UploadQueue with a storage [B2.7]', () => {
  function memoryStorage() {
    const kept = new Map<string, KeptUpload>();
    const storage: UploadStorage = {
      load: async () => [...kept.values()],
      put: async (upload) => void kept.set(upload.id, upload),
      remove: async (id) => void kept.delete(id),
    };
    return { storage, names: () => [...kept.values()].map(({ file: { name } }) => name) };
  }
  const noEnd = () => new Promise<string>(() => {});

  it('keeps what is chosen until it is sent, and a later page goes on with the rest', async () => {
    const { storage, names } = memoryStorage();
    let answer = (_value: string) => {};
    const send = ({ name }: File) =>
      name === 'a' ? new Promise<string>((resolve) => (answer = resolve)) : noEnd();
    const first = createUploadQueue<string>({ send, storage });
    first.add(pick('a', 'b'));
    expect(names()).toEqual(['a', 'b']);
    await settle();
    answer('A');
    await settle();
    expect(names()).toEqual(['b']);
    const later = createUploadQueue<string>({ send: noEnd, storage });
    await later.restore();
    expect(later.getSnapshot().map(({ name }) => name)).toEqual(['b']);
    expect(names()).toEqual(['b']);
  });

  it('forgets what is given up, and not what only stopped', async () => {
    const { storage, names } = memoryStorage();
    const queue = createUploadQueue<string>({ send: noEnd, storage });
    const [a, b] = queue.add(pick('a', 'b', 'c'));
    queue.cancel(a?.id ?? 0);
    queue.dismiss(b?.id ?? 0);
    expect(names()).toEqual(['c']);
    queue.stop();
    expect(queue.isActive).toBe(false);
    expect(names()).toEqual(['c']);
  });

  it('does not keep what cannot be sent, and sends what cannot be kept', async () => {
    const { storage, names } = memoryStorage();
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    createUploadQueue<string>({ send: noEnd, storage }).add([{ file: file('a'), problem: 'small' }]);
    expect(names()).toEqual([]);
    const refuses = { ...storage, put: () => Promise.reject(new Error('A private window')) };
    const queue = createUploadQueue<string>({ send: noEnd, storage: refuses });
    queue.add(pick('b'));
    await settle();
    expect(queue.getSnapshot()[0]?.state).toBe('uploading');
    expect(warned).toHaveBeenCalledOnce();
  });
});
