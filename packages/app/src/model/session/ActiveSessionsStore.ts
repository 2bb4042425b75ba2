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
  /** Which one was last ended, or tried to be. */
  endedId: string | undefined = undefined;
  readonly loading = new Loading('The list of sessions');
  readonly ending = new Loading('Ending a session');
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

  /** One at a time; true when it is over, by whichever page. */
  async end(sessionId: string): Promise<boolean> {
    if (this.ending.isLoading) return false;
    this.endedId = sessionId;
    return this.ending.track(
      () => this.endOrFindEnded(sessionId),
      () => this.keep(({ id }) => id !== sessionId),
    );
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
