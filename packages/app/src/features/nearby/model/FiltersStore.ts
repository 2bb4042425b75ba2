import { makeAutoObservable } from 'mobx';
import { persisted, type KeyValueStorage } from '../../../shared/storage';
import {
  changeFilters,
  countChanged,
  defaultFilters,
  filtersQuery,
  filtersSchema,
  type Filters,
} from './filters';

/** The filters that people nearby and encounters share, kept in local storage [FIL-04]. */
export class FiltersStore {
  value: Filters;
  private readonly kept;

  constructor(storage: KeyValueStorage) {
    this.kept = persisted(storage, 'filters', filtersSchema, defaultFilters);
    this.value = this.kept.read();
    makeAutoObservable<FiltersStore, 'kept'>(this, { kept: false }, { autoBind: true });
  }

  get changedCount(): number {
    return countChanged(this.value);
  }

  get query() {
    return filtersQuery(this.value);
  }

  change(change: Partial<Filters>): void {
    this.value = changeFilters(this.value, change);
    this.kept.write(this.value);
  }

  reset(): void {
    this.change(defaultFilters);
  }
}
