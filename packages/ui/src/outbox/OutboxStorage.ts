/** What is to be sent. */
export interface OutboxEntry<Payload> {
  /** Made on the device, and sent along: by it the server knows a deed that comes twice. */
  readonly id: string;
  /** What is sent; where it is kept over a reload, only what the structured clone algorithm copies. */
  readonly payload: Payload;
}

/** Where an outbox keeps what is not sent yet. */
export interface OutboxStorage<Payload> {
  /** What was not sent yet, in the order it was put in. */
  load: () => Promise<readonly OutboxEntry<Payload>[]>;
  /** Keeps one; an id that is there already stays in its place. */
  put: (entry: OutboxEntry<Payload>) => Promise<void>;
  /** Forgets one that was sent or given up. */
  remove: (id: string) => Promise<void>;
  /** Whether it still waits: another tab may have sent it. */
  has: (id: string) => Promise<boolean>;
  /** Runs while no other tab of the browser runs anything under the same name. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}
