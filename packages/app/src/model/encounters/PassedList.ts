import { limits } from '@iskra/api-contract';
import * as z from 'zod/mini';
import type { Clock } from '../../shared/store';
import { persisted, type KeyValueStorage, type Persisted } from '../../shared/storage';

const passedSchema = z.array(z.object({ id: z.int(), at: z.number() }));
type Passed = z.output<typeof passedSchema>;

const keepMs = limits.passedDays * 24 * 60 * 60_000;

/** Whom the member passed: nobody is told of a pass, so the page remembers it for 30 days (D-21) [ENC-06]. */
export class PassedList {
  private readonly kept: Persisted<Passed>;

  constructor(
    storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {
    this.kept = persisted<Passed>(storage, 'passed', passedSchema, []);
  }

  /** The oldest pass first. */
  get ids(): ReadonlySet<number> {
    const since = this.clock.now().getTime() - keepMs;
    return new Set(this.kept.read().flatMap(({ id, at }) => (at > since ? [id] : [])));
  }

  add(id: number): void {
    this.kept.write([...this.without(id), { id, at: this.clock.now().getTime() }]);
  }

  remove(id: number): void {
    this.kept.write(this.without(id));
  }

  clear(): void {
    this.kept.remove();
  }

  private without(id: number): Passed {
    return this.kept.read().filter((passed) => passed.id !== id);
  }
}
