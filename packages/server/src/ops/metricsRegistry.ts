type Labels = Readonly<Record<string, string>>;
type Sample = readonly [suffix: string, labels: Labels, value: number];

/** One metric of the Prometheus text format; labels must be few and fixed, never ids. */
interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: () => readonly Sample[];
}

/** Only ever grows. */
export class Counter implements Metric {
  readonly type = 'counter';
  private readonly series = new Map<string, { labels: Labels; value: number }>();

  constructor(
    readonly name: string,
    readonly help: string,
    /** Series that are there before anything was counted. */
    first?: Labels,
  ) {
    if (first) this.add(first, 0);
  }

  add(labels: Labels = {}, by = 1): void {
    const key = labelText(labels);
    const value = (this.series.get(key)?.value ?? 0) + by;
    this.series.set(key, { labels, value });
  }

  samples(): Sample[] {
    return [...this.series.values()].map(({ labels, value }) => ['', labels, value]);
  }
}

interface Buckets {
  readonly labels: Labels;
  readonly counts: number[];
  sum: number;
  count: number;
}

/** How many observations were at most each bound. */
export class Histogram implements Metric {
  readonly type = 'histogram';
  private readonly series = new Map<string, Buckets>();

  /** @param bounds upper bounds, the smallest first */
  constructor(
    readonly name: string,
    readonly help: string,
    private readonly bounds: readonly number[],
  ) {}

  observe(labels: Labels, value: number): void {
    const key = labelText(labels);
    const buckets = this.series.get(key) ?? { labels, counts: this.bounds.map(() => 0), sum: 0, count: 0 };
    this.series.set(key, buckets);
    this.bounds.forEach((bound, at) => {
      if (value <= bound) buckets.counts[at] = (buckets.counts[at] ?? 0) + 1;
    });
    buckets.sum += value;
    buckets.count += 1;
  }

  samples(): Sample[] {
    return [...this.series.values()].flatMap((buckets) => this.samplesOf(buckets));
  }

  private samplesOf({ labels, counts, sum, count }: Buckets): Sample[] {
    const upTo = this.bounds.map((bound, at): Sample => [
      '_bucket',
      { ...labels, le: String(bound) },
      counts[at] ?? 0,
    ]);
    const all: Sample = ['_bucket', { ...labels, le: '+Inf' }, count];
    return [...upTo, all, ['_sum', labels, sum], ['_count', labels, count]];
  }
}

/** A value as it is when it is asked for. */
export function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: () => [['', {}, value]] };
}

/** The Prometheus text format, version 0.0.4. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics.map((metric) => metricText(metric)).join('');
}

export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

function metricText(metric: Metric): string {
  const { name, help, type } = metric;
  const lines = metric
    .samples()
    .map(([suffix, labels, value]) => `${name}${suffix}${labelText(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function escape(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
