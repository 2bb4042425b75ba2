import { Counter } from 'prom-client';
import type { Log } from '../Deps';

/** Where an error came from that nobody foresaw; `process` is what got past every other net. */
type Origin = 'upgrade' | 'frame' | 'timer' | 'process';

/** Errors that no handler foresaw: each is logged and counted, and ends its own connection or turn and nothing else. */
export class Escapes {
  readonly counter = new Counter({
    name: 'iskra_escaped_errors_total',
    help: 'Errors that no handler foresaw',
    labelNames: ['origin'],
    // metricsRoutes registers it with its own server's metrics.
    registers: [],
  });

  constructor(private readonly log: Pick<Log, 'error'>) {}

  note(origin: Origin, error: unknown): void {
    this.counter.inc({ origin });
    this.log.error(error, `An error escaped (${origin})`);
  }

  /** Runs one turn of a listener or timer and never throws: an error of `work` is noted, then `end` closes its source. */
  run(origin: Origin, work: () => void, end?: () => void): void {
    try {
      work();
    } catch (error) {
      this.note(origin, error);
      end?.();
    }
  }
}
