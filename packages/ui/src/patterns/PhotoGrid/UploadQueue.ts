import type { PhotoUpload } from './PhotoGridProps';
import { KeptUploads } from './KeptUploads';
import type { PickedPhoto } from './pickPhotos';
import type { UploadStorage } from './UploadStorage';

/** A file in the queue. */
export interface QueuedUpload extends PhotoUpload {
  /** What is sent. */
  readonly file: File;
  /** As it was chosen, with what was cut out of it. */
  readonly picked: PickedPhoto;
}

/** How one file is sent. */
export interface SendOptions {
  /** Ends the sending when the member cancels. */
  readonly signal: AbortSignal;
  /** The part that has left, 0 to 1. */
  readonly onProgress: (sent: number) => void;
}

export interface UploadQueueOptions<Answer> {
  /** Sends a file; what it rejects with is handed to `explain`. */
  readonly send: (file: File, options: SendOptions) => Promise<Answer>;
  /** Makes a file ready for sending; when it cannot, the file itself is sent, unless something was cut out of it. @default as it is */
  readonly prepare?: ((picked: PickedPhoto) => Promise<File>) | undefined;
  /** Called in the order of choosing, whichever answer came first. */
  readonly onDone?: ((answer: Answer, upload: QueuedUpload) => void) | undefined;
  /** What a failure means: words, whether trying again may help; `wait` puts it back until `resume`. */
  readonly explain?: ((error: unknown) => UploadFault) | undefined;
  /** How many go at a time. @default 2 */
  readonly atOnce?: number | undefined;
  /** Keeps what is not sent yet over a reload; `restore` goes on with it. @default nowhere */
  readonly storage?: UploadStorage | undefined;
}

export interface UploadFault extends Pick<PhotoUpload, 'reason' | 'canRetry' | 'isOffline'> {
  /** There is no connection: the file waits, and so does the queue. */
  readonly wait?: boolean | undefined;
}

const running: readonly PhotoUpload['state'][] = ['preparing', 'uploading', 'processing'];

// [PRO-02, B2.6]
/** Files being uploaded: prepared and sent two at a time, reported as done in the order they were chosen. */
export class UploadQueue<Answer> {
  private items: readonly QueuedUpload[] = [];
  private nextId = 1;
  private isPaused = false;
  private readonly listeners = new Set<() => void>();
  private readonly answers = new Map<number, Answer>();
  private readonly stops = new Map<number, AbortController>();

  private readonly kept: KeptUploads;

  constructor(private readonly options: UploadQueueOptions<Answer>) {
    this.kept = new KeptUploads(options.storage);
  }

  /** The files, as they were chosen; the same array until something changes. */
  readonly getSnapshot = (): readonly QueuedUpload[] => this.items;

  /** Calls back after every change until the returned function is called. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => void this.listeners.delete(onChange);
  };

  /** Whether closing the page would lose something. */
  get isActive(): boolean {
    return this.items.some(({ state }) => state === 'queued' || running.includes(state));
  }

  /** Shows each file, and sends those without a problem. */
  add(picked: readonly PickedPhoto[]): readonly QueuedUpload[] {
    picked.forEach((photo) => this.kept.keep(photo));
    const added = picked.map((photo) => this.begin(photo));
    this.publish([...this.items, ...added]);
    this.work();
    return added;
  }

  /** Goes on with what an earlier page could not send. */
  async restore(): Promise<void> {
    const picked = await this.kept.restore();
    if (picked.length > 0) this.add(picked);
  }

  /** Ends all sending, but keeps in the storage what was not sent: the member is gone, the page stays. */
  stop(): void {
    for (const { id } of this.items) this.interrupt(id);
  }

  /** Tries a failed or cancelled one again, after those that wait. */
  retry(id: number): void {
    const again = this.find(id);
    if (again?.state !== 'failed' && again?.state !== 'cancelled') return;
    const { name, file, picked, preview } = again;
    this.kept.keep(picked);
    const waiting: QueuedUpload = { id, name, file, picked, preview, state: 'queued' };
    this.publish([...this.items.filter((upload) => upload.id !== id), waiting]);
    this.work();
  }

  /** Stops one that waits or is on its way; it can be tried again. */
  cancel(id: number): void {
    const upload = this.find(id);
    if (upload && this.interrupt(id)) this.kept.forget(upload.picked);
  }

  /** Takes one away, on its way or not. */
  dismiss(id: number): void {
    const upload = this.find(id);
    if (!upload) return;
    this.stops.get(id)?.abort();
    if (upload.preview) URL.revokeObjectURL(upload.preview);
    this.kept.forget(upload.picked);
    this.publish(this.items.filter((other) => other.id !== id));
    this.release();
    this.work();
  }

  /** The connection is back: what waits goes on. */
  resume(): void {
    this.isPaused = false;
    this.work();
  }

  /** Whether there was something to stop. */
  private interrupt(id: number): boolean {
    const state = this.find(id)?.state;
    if (state === undefined || this.answers.has(id)) return false;
    if (state !== 'queued' && !running.includes(state)) return false;
    this.stops.get(id)?.abort();
    this.change(id, { state: 'cancelled', percent: undefined });
    this.release();
    return true;
  }

  private begin(picked: PickedPhoto): QueuedUpload {
    const { file, problem } = picked;
    const isPicture = problem !== 'type' && problem !== 'heic' && problem !== 'unreadable';
    const preview = isPicture ? URL.createObjectURL(file) : undefined;
    const state = problem ? 'failed' : 'queued';
    return { id: this.nextId++, name: file.name, file, picked, problem, preview, state };
  }

  private work(): void {
    if (this.isPaused) return;
    const { atOnce = 2 } = this.options;
    const busy = this.items.filter(({ state }) => running.includes(state)).length - this.answers.size;
    const next = this.items.filter(({ state }) => state === 'queued').slice(0, Math.max(0, atOnce - busy));
    for (const upload of next) void this.run(upload);
  }

  private async run({ id, picked, file: chosen }: QueuedUpload): Promise<void> {
    const stop = new AbortController();
    this.stops.set(id, stop);
    this.change(id, { state: 'preparing', isOffline: undefined });
    try {
      const file = await this.prepared(picked, chosen);
      if (stop.signal.aborted) return;
      this.change(id, { state: 'uploading', percent: 0 });
      const answer = await this.options.send(file, {
        signal: stop.signal,
        onProgress: (sent) => !stop.signal.aborted && this.change(id, progressOf(sent)),
      });
      if (stop.signal.aborted) return;
      this.answers.set(id, answer);
      this.change(id, { state: 'processing', percent: 100 });
    } catch (error) {
      if (!stop.signal.aborted) this.fail(id, error);
    } finally {
      if (this.stops.get(id) === stop) this.stops.delete(id);
      this.release();
      this.work();
    }
  }

  /** What was cut away is nobody's to see: such a photo never goes as it was chosen. */
  private async prepared(picked: PickedPhoto, chosen: File): Promise<File> {
    if (!this.options.prepare) return chosen;
    return this.options.prepare(picked).catch((error: unknown) => {
      if (picked.crop) throw error;
      return chosen;
    });
  }

  private fail(id: number, error: unknown): void {
    const { wait, ...fault } = this.options.explain?.(error) ?? {};
    if (wait) this.isPaused = true;
    this.change(id, { state: wait ? 'queued' : 'failed', percent: undefined, ...fault });
  }

  /** An answer is reported once no file chosen earlier is still being uploaded. */
  private release(): void {
    for (let first = this.nextDone(); first; first = this.nextDone()) {
      const answer = this.answers.get(first.id) as Answer;
      this.answers.delete(first.id);
      // Told while the queue still counts as active: whoever waits for its end knows of all by then.
      this.options.onDone?.(answer, first);
      this.change(first.id, { state: 'done' });
      this.dismiss(first.id);
    }
  }

  private nextDone(): QueuedUpload | undefined {
    const first = this.items.find(({ state }) => running.includes(state));
    return first && this.answers.has(first.id) ? first : undefined;
  }

  private find(id: number): QueuedUpload | undefined {
    return this.items.find((upload) => upload.id === id);
  }

  private change(id: number, change: Partial<QueuedUpload>): void {
    this.publish(this.items.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  private publish(items: readonly QueuedUpload[]): void {
    this.items = items;
    for (const listener of [...this.listeners]) listener();
  }
}

/** Makes a queue; one per grid, test or story. */
export function createUploadQueue<Answer>(options: UploadQueueOptions<Answer>): UploadQueue<Answer> {
  return new UploadQueue(options);
}

function progressOf(sent: number): Partial<QueuedUpload> {
  return { percent: Math.round(sent * 100), state: sent < 1 ? 'uploading' : 'processing' };
}
