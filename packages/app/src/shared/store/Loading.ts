import { makeAutoObservable } from 'mobx';
import { ApiError } from '../api';
import { FreshRead } from './FreshRead';

export type LoadingState = 'idle' | 'loading' | 'ready' | 'failed';

/** The state of one operation; the newest run wins, an older one's answer is dropped, and one that is outdated asked for again. */
export class Loading {
  state: LoadingState = 'idle';
  error: ApiError | undefined = undefined;
  /** An answer came before, be it an empty one: the screen shows it while it is asked for anew, and when that fails. */
  isKnown = false;
  private run = 0;
  private readonly fresh = new FreshRead();

  constructor(private readonly what: string) {
    makeAutoObservable<Loading, 'run' | 'what' | 'fresh'>(
      this,
      { run: false, what: false, fresh: false },
      { autoBind: true },
    );
  }

  get isLoading(): boolean {
    return this.state === 'loading';
  }

  get isFailed(): boolean {
    return this.state === 'failed';
  }

  /** Runs the operation and hands its result to `apply`, unless a newer run began. Failures are logged (D-11). */
  async track<Result>(operation: () => Promise<Result>, apply: (result: Result) => void): Promise<boolean> {
    const run = ++this.run;
    this.begin();
    try {
      const result = await this.fresh.read(operation);
      if (run !== this.run) return false;
      this.finish(() => apply(result));
      return true;
    } catch (error) {
      if (run === this.run) this.fail(error);
      return false;
    }
  }

  /** What it is about was changed by a deed or told by an event: an answer on its way may be older than that. */
  outdate(): void {
    this.fresh.outdate();
  }

  reset(): void {
    this.run += 1;
    this.state = 'idle';
    this.isKnown = false;
    this.error = undefined;
  }

  begin(): void {
    this.state = 'loading';
    this.error = undefined;
  }

  finish(apply: () => void): void {
    this.isKnown = true;
    apply();
    this.state = 'ready';
  }

  /** Logs what went wrong, and keeps it for the screen (D-11) [API-03]. */
  fail(error: unknown): void {
    if (!(error instanceof ApiError)) console.error(`${this.what} failed`, error);
    else console.warn(`${this.what} failed`, error.status, error.message);
    this.error = error instanceof ApiError ? error : undefined;
    this.state = 'failed';
  }
}
