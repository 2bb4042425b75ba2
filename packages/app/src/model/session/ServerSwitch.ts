import { getChatMarks, getOnlineHidden, getPaused } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import { Loading, Query } from '../../shared/store';
import type { Setting } from '../deeds/Deed';
import type { Deeds } from '../deeds/Deeds';

interface Parts {
  /** What it is about, for the console. */
  readonly name: string;
  readonly setting: Setting;
  readonly read: () => Promise<boolean>;
  readonly deeds: Deeds;
}

/** A setting that the server keeps and few screens ask for. */
export class ServerSwitch {
  /** Undefined until the server said so. */
  isOn: boolean | undefined = undefined;
  readonly loading: Loading;
  readonly switching: Loading;
  readonly query = new Query(() => this.load());

  constructor(private readonly from: Parts) {
    this.loading = new Loading(`Loading ${from.name}`);
    this.switching = new Loading(`Switching ${from.name}`);
    makeAutoObservable<ServerSwitch, 'from'>(this, { from: false, query: false }, { autoBind: true });
  }

  /** What the member wants as soon as there is a network, otherwise what is so. */
  get chosen(): boolean | undefined {
    return this.from.deeds.wish(this.from.setting) ?? this.isOn;
  }

  /** The server does not know yet what the member chose. */
  get isWaiting(): boolean {
    return this.from.deeds.isWaiting(this.from.setting);
  }

  async load(): Promise<void> {
    await this.loading.track(this.from.read, (isOn) => (this.isOn = isOn));
  }

  /** Shown once the server did it, or as waiting: who only believes to be hidden is worse off than who waits. */
  async set(isOn: boolean): Promise<boolean> {
    if (this.switching.isLoading) return false;
    return this.switching.track(
      () => this.from.deeds.do({ kind: this.from.setting, isOn }),
      (answer) => {
        if (answer === 'waits') return;
        this.loading.outdate();
        this.isOn = answer.isOn ?? isOn;
      },
    );
  }
}

interface Outside {
  readonly api: Api;
  readonly deeds: Deeds;
}

/** Hides the member from new people. */
export function pauseSwitch({ api, deeds }: Outside): ServerSwitch {
  return new ServerSwitch({
    name: 'the pause',
    setting: 'pause',
    read: async () => (await api.send(getPaused, {})).paused,
    deeds,
  });
}

/** Shows that the member types and has read, and the same of others. */
export function chatMarksSwitch({ api, deeds }: Outside): ServerSwitch {
  return new ServerSwitch({
    name: 'the chat marks',
    setting: 'chatMarks',
    read: async () => (await api.send(getChatMarks, {})).shown,
    deeds,
  });
}

/** Makes the member offline for everybody else; not mutual. */
export function onlineHiddenSwitch({ api, deeds }: Outside): ServerSwitch {
  return new ServerSwitch({
    name: 'the hidden presence',
    setting: 'onlineHidden',
    read: async () => (await api.send(getOnlineHidden, {})).hidden,
    deeds,
  });
}

/** The member's own, the same for every place that shows one. */
export function serverSwitches(from: Outside) {
  return {
    pause: pauseSwitch(from),
    onlineHidden: onlineHiddenSwitch(from),
    chatMarks: chatMarksSwitch(from),
  };
}
