import { passedDays } from '@iskra/api-contract';

export interface Passed {
  readonly id: number;
  readonly at: number;
}

const keepMs = passedDays * 24 * 60 * 60_000;

/** Who was passed within the last 30 days (D-21) [ENC-06]. */
export function stillPassed(passed: readonly Passed[], now: number): ReadonlySet<number> {
  return new Set(passed.flatMap(({ id, at }) => (at > now - keepMs ? [id] : [])));
}
