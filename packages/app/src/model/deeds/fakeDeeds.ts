import type { Api } from '../../shared/api';
import { memoryStorage } from '../../shared/storage';
import { systemClock } from '../../shared/store';
import { Deeds } from './Deeds';
import { memoryDeeds } from './deedStorage';

/** The door of deeds for tests of other stores; what waits stays in memory. */
export function fakeDeeds(api: Pick<Api, 'send'>): Deeds {
  return new Deeds({
    api,
    storage: memoryStorage(),
    clock: { ...systemClock, after: () => () => undefined },
    selfId: () => 5,
    deedStorage: memoryDeeds(),
    page: () => {
      throw new Error('Nothing that waited goes out in this test');
    },
  });
}
