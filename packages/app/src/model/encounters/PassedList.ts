import * as z from 'zod/mini';
import type { Clock } from '../../shared/store';
import { stillPassed, type Passed } from './stillPassed';
import { persisted, type KeyValueStorage, type Persisted } from '../../shared/storage';

const passedSchema = z.array(z.object({ id: z.int(), at: z.number() }));

/** Whom the member passed: nobody is told of a pass, so the page remembers it for 30 days (D-21) [ENC-06]. */
export class PassedList {
  private readonly kept: Persisted<readonly Passed[]>;

  constructor(
    storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {
    this.kept = persisted<readonly Passed[]>(storage, 'passed', passedSchema, []);
  }

  /** The oldest pass first. */
  get ids(): ReadonlySet<number> {
    return stillPassed(this.kept.read(), this.clock.now().getTime());
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

  private without(id: number): readonly Passed[] {
    return this.kept.read().filter((passed) => passed.id !== id);
  }
}
