import { member, type Member } from '@iskra/api-contract';
import * as z from 'zod/mini';
import { persisted, type KeyValueStorage, type Persisted } from '../../shared/storage';

const mostProfiles = 20;

/** The profiles looked at last, for when the server cannot be reached; they leave the device with the member [ENT-01]. */
export class KeptProfiles {
  private readonly kept: Persisted<Member[]>;

  constructor(storage: KeyValueStorage) {
    this.kept = persisted<Member[]>(storage, 'userCache', z.array(member), []);
  }

  get(id: number): Member | undefined {
    return this.kept.read().find((profile) => profile.id === id);
  }

  keep(profile: Member): void {
    this.kept.write([profile, ...this.without(profile.id)].slice(0, mostProfiles));
  }

  drop(id: number): void {
    if (this.get(id)) this.kept.write(this.without(id));
  }

  private without(id: number): Member[] {
    return this.kept.read().filter((profile) => profile.id !== id);
  }
}
