import { Held } from './Held';
import { memoryOutbox } from './memoryOutbox';
import { newOutboxId } from './newOutboxId';
import type { OutboxEntry, OutboxStorage } from './OutboxStorage';

/** An entry that the server does not have yet, as far as this page knows. */
export interface Unsent<Payload> extends OutboxEntry<Payload> {
  /** `sending`: on its way, or waiting for those before it. */
  readonly state: 'sending' | 'failed';
  /** What `send` rejected with, for this one or for one before it. */
  readonly error?: unknown;
  /** The server refused it: only `retry` sends it again. */
  readonly isRefused: boolean;
}

export interface OutboxOptions<Payload, Answer> {
  /** Sends one entry; called anew with the same id until it resolves, so the server has to know an id that it has seen. */
  send: (payload: Payload, id: string) => Promise<Answer>;
  /** Where entries stay over a reload. @default memoryOutbox() */
  storage?: OutboxStorage<Payload> | undefined;
  /** Called once for each entry that this page sent. */
  onSent?: ((answer: Answer, entry: OutboxEntry<Payload>) => void) | undefined;
  /** Called once for each entry that waited here until another tab had sent it, or given it up. */
  onSentElsewhere?: ((entry: OutboxEntry<Payload>) => void) | undefined;
  /** What has to go out in its order, such as the messages of one conversation; one failing holds the rest back. @default all */
  laneOf?: ((payload: Payload) => string | number) | undefined;
  /** Tells a refusal, which stays one, from a network that is gone. @default nothing is a refusal */
  isRefusal?: ((error: unknown) => boolean) | undefined;
}

export interface Outbox<Payload> {
  /** What is not sent yet, in the order of writing; the same array until something changes. */
  readonly unsent: () => readonly Unsent<Payload>[];
  /** Calls back after each change; gives what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes one in, keeps it and sends it after those before it; settles when the round is over, and never rejects. */
  readonly add: (payload: Payload, id?: string) => Promise<void>;
  /** Takes up what an earlier page left, and sends it. */
  readonly restore: () => Promise<void>;
  /** Sends one that failed once more. */
  readonly retry: (id: string) => Promise<void>;
  /** Sends again what failed for want of a network: call it when there is one. */
  readonly retryAll: () => Promise<void>;
  /** Gives one up that failed. */
  readonly discard: (id: string) => void;
  /** Forgets one of which is known otherwise that the server has it. */
  readonly confirm: (id: string) => void;
}

/** Deeds on their way: sent one after another, kept until the server has them, none of them twice. */
export function createOutbox<Payload, Answer = unknown>(
  options: OutboxOptions<Payload, Answer>,
): Outbox<Payload> {
  const { storage = memoryOutbox<Payload>(), laneOf = () => 0 } = options;
  const held = new Held<Payload>();
  /** Of this page's own: whether the storage took them, once it has answered. */
  const kept = new Map<string, Promise<boolean>>();
  let round: Promise<void> | undefined;
  /** Until what an earlier page left is here: it was written first. */
  let restored: Promise<void> = Promise.resolve();

  const keep = (entry: OutboxEntry<Payload>) =>
    storage.put(entry).then(
      () => true,
      (error: unknown) => warn(error) ?? false,
    );
  const drop = async (id: string) => {
    held.remove(id);
    if (await (kept.get(id) ?? true)) await storage.remove(id).catch(warn);
    kept.delete(id);
  };
  const send = async ({ id, payload }: Unsent<Payload>) => {
    // What is kept no more was sent by another tab.
    const isSentElsewhere = (await (kept.get(id) ?? true)) && !(await storage.has(id).catch(() => true));
    if (isSentElsewhere) {
      held.remove(id);
      return options.onSentElsewhere?.({ id, payload });
    }
    const answer = await options.send(payload, id);
    await drop(id);
    options.onSent?.(answer, { id, payload });
  };
  const fail = (failed: Unsent<Payload>, error: unknown) => {
    // Nothing is left to send again: it was confirmed meanwhile, or what threw was `onSent`.
    if (!held.get(failed.id)) return console.warn(error);
    const isRefused = options.isRefusal?.(error) ?? false;
    held.change(failed.id, { state: 'failed', error, isRefused });
    if (isRefused) return;
    const lane = laneOf(failed.payload);
    for (const { id, payload, state } of held.all)
      if (state === 'sending' && laneOf(payload) === lane)
        held.change(id, { state: 'failed', error, isRefused });
  };
  const playRound = async () => {
    try {
      for (let next = held.next; next; next = held.next) {
        const entry = next;
        await storage.alone(() => send(entry)).catch((error: unknown) => fail(entry, error));
      }
    } finally {
      round = undefined;
    }
  };
  // A round without work would end before it is kept as the one that runs.
  const flush = () => restored.then(() => (held.next ? (round ??= playRound()) : undefined));
  const again = (isWanted: (entry: Unsent<Payload>) => boolean) => {
    for (const entry of held.all)
      if (entry.state === 'failed' && isWanted(entry))
        held.change(entry.id, { state: 'sending', error: undefined, isRefused: false });
    return flush();
  };

  return {
    unsent: () => held.all,
    subscribe: (listener) => held.subscribe(listener),
    add: (payload, id = newOutboxId()) => {
      held.put({ id, payload });
      kept.set(id, keep({ id, payload }));
      return again((entry) => !entry.isRefused && laneOf(entry.payload) === laneOf(payload));
    },
    restore: () => {
      restored = storage.load().then((left) => held.putBefore(left), warn);
      return flush();
    },
    retry: (id) => again((entry) => entry.id === id),
    retryAll: () => again(({ isRefused }) => !isRefused),
    discard: (id) => void (held.get(id)?.state === 'failed' && drop(id)),
    confirm: (id) => void drop(id),
  };
}

const warn = (error: unknown): void => console.warn('An outbox could not be kept', error);
