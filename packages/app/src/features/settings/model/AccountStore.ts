import { deleteAccount, exportData, setSound } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../shared/api';
import { Loading } from '../../../shared/store';
import type { SessionStore } from '../../../model/session/SessionStore';

/** The sound of notes, one's data as a file, and the end of the account [SET-07, SET-09]. */
export class AccountStore {
  readonly switching = new Loading('Switching the sound');
  readonly exporting = new Loading('Taking the own data along');
  readonly deleting = new Loading('Deleting the account');

  constructor(private readonly from: { readonly api: Api; readonly session: SessionStore }) {
    makeAutoObservable<AccountStore, 'from'>(this, { from: false }, { autoBind: true });
  }

  /** Shows at once; rolled back when the request fails. */
  async setSound(sound: boolean): Promise<void> {
    this.showSound(sound);
    const isKept = await this.switching.track(
      () => this.from.api.send(setSound, { body: { sound } }),
      () => undefined,
    );
    if (!isKept && this.switching.isFailed) this.showSound(!sound);
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
