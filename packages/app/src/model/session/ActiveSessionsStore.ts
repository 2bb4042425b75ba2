import {
  endActiveSession,
  endOtherSessions,
  getActiveSessions,
  type ActiveSession,
} from '@iskra/api-contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { ApiError, type Api } from '../../shared/api';
import { Loading, Query } from '../../shared/store';

/** Where the member is signed in, this session first, and signing out elsewhere (D-26). */
export class ActiveSessionsStore {
  all: readonly ActiveSession[] = [];
  readonly loading = new Loading('The list of sessions');
  readonly endingOthers = new Loading('Ending the other sessions');
  readonly query = new Query(() => this.load());

  constructor(private readonly api: Api) {
    makeAutoObservable<ActiveSessionsStore, 'api'>(
      this,
      { api: false, query: false, all: observableRef },
      { autoBind: true },
    );
  }

  get current(): ActiveSession | undefined {
    return this.all.find(({ is_current: isCurrent }) => isCurrent);
  }

  get others(): readonly ActiveSession[] {
    return this.all.filter(({ is_current: isCurrent }) => !isCurrent);
  }

  async load(): Promise<void> {
    await this.loading.track(
      () => this.api.send(getActiveSessions, {}),
      ({ sessions }) => (this.all = sessions),
    );
  }

  /** Resolves when it is over, by whichever page; rejects when it is not. */
  async end(sessionId: string): Promise<void> {
    await this.endOrFindEnded(sessionId);
    this.keep(({ id }) => id !== sessionId);
  }

  /** True when the member is signed in nowhere else. */
  endOthers(): Promise<boolean> {
    return this.endingOthers.track(
      () => this.api.send(endOtherSessions, {}),
      () => this.keep(({ is_current: isCurrent }) => isCurrent),
    );
  }

  private async endOrFindEnded(sessionId: string): Promise<void> {
    try {
      await this.api.send(endActiveSession, { params: { sessionId } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }

  /** A list that is on its way may be older than this. */
  private keep(isKept: (session: ActiveSession) => boolean): void {
    this.loading.outdate();
    this.all = this.all.filter(isKept);
  }
}
