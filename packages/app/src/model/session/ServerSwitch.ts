import {
  getChatMarks,
  getOnlineHidden,
  getPaused,
  setChatMarks,
  setOnlineHidden,
  setPaused,
} from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import { Loading, Query } from '../../shared/store';

interface Calls {
  /** What it is about, for the console. */
  readonly name: string;
  readonly read: () => Promise<boolean>;
  /** Answers what is so from now on. */
  readonly write: (isOn: boolean) => Promise<boolean>;
}

/** A setting that the server keeps and few screens ask for. */
export class ServerSwitch {
  /** Undefined until the server said so. */
  isOn: boolean | undefined = undefined;
  readonly loading: Loading;
  readonly switching: Loading;
  readonly query = new Query(() => this.load());

  constructor(private readonly calls: Calls) {
    this.loading = new Loading(`Loading ${calls.name}`);
    this.switching = new Loading(`Switching ${calls.name}`);
    makeAutoObservable<ServerSwitch, 'calls'>(this, { calls: false, query: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    await this.loading.track(this.calls.read, (isOn) => (this.isOn = isOn));
  }

  /** Shown once the server did it: who only believes to be hidden is worse off than who waits. */
  async set(isOn: boolean): Promise<boolean> {
    if (this.switching.isLoading) return false;
    return this.switching.track(
      () => this.calls.write(isOn),
      (isNowOn) => {
        this.loading.outdate();
        this.isOn = isNowOn;
      },
    );
  }
}

/** Hides the member from new people. */
export function pauseSwitch(api: Api): ServerSwitch {
  return new ServerSwitch({
    name: 'the pause',
    read: async () => (await api.send(getPaused, {})).paused,
    write: async (paused) => (await api.send(setPaused, { body: { paused } })).paused,
  });
}

/** Shows that the member types and has read, and the same of others. */
export function chatMarksSwitch(api: Api): ServerSwitch {
  return new ServerSwitch({
    name: 'the chat marks',
    read: async () => (await api.send(getChatMarks, {})).shown,
    write: async (shown) => (await api.send(setChatMarks, { body: { shown } })).shown,
  });
}

/** Makes the member offline for everybody else; not mutual. */
export function onlineHiddenSwitch(api: Api): ServerSwitch {
  return new ServerSwitch({
    name: 'the hidden presence',
    read: async () => (await api.send(getOnlineHidden, {})).hidden,
    write: async (hidden) => (await api.send(setOnlineHidden, { body: { hidden } })).hidden,
  });
}

/** The member's own, the same for every place that shows one. */
export function serverSwitches(api: Api) {
  return { pause: pauseSwitch(api), onlineHidden: onlineHiddenSwitch(api), chatMarks: chatMarksSwitch(api) };
}
