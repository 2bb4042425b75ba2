import { getPaused, setPaused } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import { Loading, Query } from '../../shared/store';

/** Whether new people see the member. */
export class PauseStore {
  /** Undefined until the server said so. */
  isOn: boolean | undefined = undefined;
  readonly loading = new Loading('Whether the profile is paused');
  readonly switching = new Loading('Pausing the profile');
  readonly query = new Query(() => this.load());

  constructor(private readonly api: Api) {
    makeAutoObservable<PauseStore, 'api'>(this, { api: false, query: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    await this.loading.track(
      () => this.api.send(getPaused, {}),
      ({ paused }) => (this.isOn = paused),
    );
  }

  /** Shown once the server did it: who only believes to be hidden is worse off than who waits. */
  async set(isOn: boolean): Promise<boolean> {
    if (this.switching.isLoading) return false;
    return this.switching.track(
      () => this.api.send(setPaused, { body: { paused: isOn } }),
      ({ paused }) => {
        this.loading.outdate();
        this.isOn = paused;
      },
    );
  }
}
