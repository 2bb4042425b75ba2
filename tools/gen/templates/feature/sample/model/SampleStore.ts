import { getLikedCount } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../../../../packages/app/src/shared/api';
import { Loading } from '../../../../../../packages/app/src/shared/store';

/** What the screen knows and how it learns it. */
export class SampleStore {
  count = 0;
  readonly loading = new Loading('Loading the screen');

  constructor(private readonly api: Api) {
    makeAutoObservable<SampleStore, 'api'>(this, { api: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    await this.loading.track(
      () => this.api.send(getLikedCount, {}),
      ({ count }) => {
        this.count = count;
      },
    );
  }
}
