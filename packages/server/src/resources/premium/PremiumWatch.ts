import type { Deps } from '../../Deps';
import { endPremiums } from './changePremium';
import { nextEnd } from './premium.repository';

/** Premium lasts at least a day, so premium that another process gives is seen in time. */
const longestMs = 30_000;

/** Ends premium on time by the server's clock, and at the start what expired while no server ran. */
export class PremiumWatch {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private running: Promise<void>;

  constructor(
    private readonly deps: Pick<Deps, 'db' | 'relay' | 'now'>,
    private readonly onError: (error: unknown) => void,
  ) {
    this.running = this.turn();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async turn(): Promise<void> {
    const delayMs = await this.look().catch((error: unknown) => {
      this.onError(error);
      return longestMs;
    });
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.running = this.turn();
    }, delayMs);
    this.timer.unref();
  }

  /** Ends what is over and returns when to look again. */
  private async look(): Promise<number> {
    const { db, now } = this.deps;
    await endPremiums(this.deps);
    const next = await nextEnd(db);
    if (!next) return longestMs;
    return Math.min(Math.max(next.getTime() - now().getTime(), 0), longestMs);
  }
}
