import { compareStructural, makeAutoObservable } from 'mobx';
import { persisted, type KeyValueStorage } from '../../shared/storage';
import { changeFilters, countChanged, defaultFilters, filtersQuery, type Filters } from './filters';
import { filtersSchema } from './filtersSchema';

/** The filters that people nearby and encounters share, kept in local storage [FIL-04]. */
export class FiltersStore {
  value: Filters;
  private readonly kept;

  constructor(
    /** Sets of filters under a name are kept there too. */
    readonly storage: KeyValueStorage,
  ) {
    this.kept = persisted(storage, 'filters', filtersSchema, defaultFilters);
    this.value = this.kept.read();
    makeAutoObservable<FiltersStore, 'kept'>(this, { kept: false, storage: false }, { autoBind: true });
  }

  get changedCount(): number {
    return countChanged(this.value);
  }

  get query() {
    return filtersQuery(this.value);
  }

  /** Filters that are in force already change nothing: whoever follows them would load the same people twice [FIL-04]. */
  change(change: Partial<Filters>): void {
    const next = changeFilters(this.value, change);
    if (compareStructural(next, this.value)) return;
    this.value = next;
    this.kept.write(next);
  }

  /** Takes over what another tab of the device chose [FIL-04]. */
  reread(): void {
    this.change(this.kept.read());
  }

  reset(): void {
    this.change(defaultFilters);
  }
}
