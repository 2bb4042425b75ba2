import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge } from './metricsRegistry';

const tickMs = 10;

/** Memory and event loop of this process; the lag is that since the last time it was asked for. */
export class ProcessMetrics {
  private readonly lag = monitorEventLoopDelay({ resolution: tickMs });
  private readonly startedAt = Date.now() / 1000 - process.uptime();

  constructor() {
    this.lag.enable();
  }

  stop(): void {
    this.lag.disable();
  }

  read() {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    return [
      gauge('process_start_time_seconds', 'When the process started, in Unix time', this.startedAt),
      gauge('process_resident_memory_bytes', 'Memory of the process', rss),
      gauge('nodejs_heap_size_used_bytes', 'Heap in use', heapUsed),
      gauge('nodejs_heap_size_total_bytes', 'Heap taken from the system', heapTotal),
      gauge('nodejs_external_memory_bytes', 'Memory of buffers and native code', external),
      ...this.readLag(),
    ];
  }

  private readLag() {
    const { lag } = this;
    const metrics = [
      gauge(
        'nodejs_eventloop_lag_p50_seconds',
        'Half of the delays were below this',
        seconds(lag.percentile(50)),
      ),
      gauge(
        'nodejs_eventloop_lag_p99_seconds',
        '99 % of the delays were below this',
        seconds(lag.percentile(99)),
      ),
      gauge('nodejs_eventloop_lag_max_seconds', 'The longest delay', seconds(lag.max)),
    ];
    lag.reset();
    return metrics;
  }
}

/** Node measures from one tick to the next, so the tick itself is no delay; without a sample yet there is none either. */
function seconds(nanos: number): number {
  return Number.isFinite(nanos) ? Math.max(0, nanos / 1e9 - tickMs / 1000) : 0;
}
