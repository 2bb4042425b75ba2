import { makeAutoObservable } from 'mobx';
import type { Clock } from '../shared/store';

/** How often, so that a message comes within 20 s. */
const everyMs = 15_000;

interface PollingDependencies {
  readonly clock: Pick<Clock, 'after'>;
  readonly isReachable: () => Promise<boolean>;
  /** Loads what came since. */
  readonly catchUp: () => Promise<unknown>;
}

/** Asks for what came as long as nothing comes by itself, as behind a proxy that refuses WebSocket. */
export class Polling {
  /** The back end answered when it was last asked: what comes, comes late. */
  isAnswered = false;
  private cancel: (() => void) | undefined;

  constructor(private readonly from: PollingDependencies) {
    makeAutoObservable<Polling, 'from' | 'cancel'>(this, { from: false, cancel: false }, { autoBind: true });
  }

  begin(): void {
    this.cancel ??= this.from.clock.after(everyMs, () => void this.ask());
  }

  end(): void {
    this.cancel?.();
    this.cancel = undefined;
    this.isAnswered = false;
  }

  private async ask(): Promise<void> {
    const asked = this.cancel;
    const isAnswered = await this.from.isReachable();
    if (isAnswered && this.cancel === asked) await this.from.catchUp();
    if (this.cancel !== asked) return;
    this.note(isAnswered);
    this.cancel = undefined;
    this.begin();
  }

  private note(isAnswered: boolean): void {
    this.isAnswered = isAnswered;
  }
}
