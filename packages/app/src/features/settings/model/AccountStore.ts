import { deleteAccount, exportData } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../shared/api';
import { Loading } from '../../../shared/store';
import type { Deeds } from '../../../model/deeds/Deeds';
import type { SessionStore } from '../../../model/session/SessionStore';

interface Parts {
  readonly api: Api;
  readonly session: SessionStore;
  readonly deeds: Deeds;
}

/** The sound of notes, one's data as a file, and the end of the account [SET-07, SET-09]. */
export class AccountStore {
  readonly switching = new Loading('Switching the sound');
  readonly exporting = new Loading('Taking the own data along');
  readonly deleting = new Loading('Deleting the account');

  constructor(private readonly from: Parts) {
    makeAutoObservable<AccountStore, 'from'>(this, { from: false }, { autoBind: true });
  }

  /** What the member wants as soon as there is a network, otherwise what is so. */
  get sound(): boolean {
    const { deeds, session } = this.from;
    return deeds.wish('sound') ?? session.user?.sound ?? true;
  }

  /** The server does not know yet what the member chose. */
  get isSoundWaiting(): boolean {
    return this.from.deeds.isWaiting('sound');
  }

  /** Shows at once; rolled back when the request fails. */
  async setSound(sound: boolean): Promise<void> {
    const before = this.from.session.user?.sound ?? true;
    this.showSound(sound);
    let isKept = false;
    await this.switching.track(
      () => this.from.deeds.do({ kind: 'sound', isOn: sound }),
      (answer) => void (isKept = answer !== 'waits'),
    );
    // What waits shows as that; it is not so yet.
    if (!isKept && !this.switching.isLoading) this.showSound(before);
  }

  /** Hands the file to `save`. */
  async export(save: (file: Blob) => void): Promise<void> {
    let file: Blob | undefined;
    const transport = async (url: string, init: RequestInit) => {
      const response = await fetch(url, init);
      if (!response.ok) return response;
      file = await response.blob();
      return Response.json({});
    };
    await this.exporting.track(
      () => this.from.api.send(exportData, {}, { transport }),
      () => file && save(file),
    );
  }

  /** Then the page is a visitor's [SET-09]; false when the account is still there. */
  delete(): Promise<boolean> {
    return this.deleting.track(
      () => this.from.session.leave(() => this.from.api.send(deleteAccount, {})),
      () => undefined,
    );
  }

  private showSound(sound: boolean): void {
    const { user } = this.from.session;
    if (user) this.from.session.setUser({ ...user, sound });
  }
}
