import { action, makeObservable, observable } from 'mobx';

/** One instance per id; `upsert` is the only way in, for REST answers and live events alike. */
export class EntityStore<Entity extends { readonly id: number }> {
  protected readonly byId = observable.map<number, Entity>([], { deep: false });

  constructor() {
    makeObservable(this, { upsert: action, upsertAll: action, remove: action, clear: action });
  }

  get(id: number): Entity | undefined {
    return this.byId.get(id);
  }

  get all(): Entity[] {
    return [...this.byId.values()];
  }

  upsert(entity: Entity): void {
    this.byId.set(entity.id, entity);
  }

  upsertAll(entities: readonly Entity[]): void {
    for (const entity of entities) this.upsert(entity);
  }

  remove(id: number): void {
    this.byId.delete(id);
  }

  clear(): void {
    this.byId.clear();
  }
}
