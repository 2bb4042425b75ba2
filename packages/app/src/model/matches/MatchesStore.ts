import { getMatchedUsers, type MemberCard, type PayloadOf } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import { Loading } from '../../shared/store';

/** A like that just became mutual. */
export interface Match {
  readonly dialogId: number | null;
  readonly member: NonNullable<PayloadOf<'dialogueCreated'>['match']>;
}

/** Mutual likes, and the one being celebrated [MAT-01]. */
export class MatchesStore {
  people: MemberCard[] = [];
  celebrated: Match | null = null;
  readonly loading = new Loading('Loading matches');

  constructor(private readonly api: Api) {
    makeAutoObservable<MatchesStore, 'api'>(this, { api: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    await this.loading.track(
      () => this.api.send(getMatchedUsers, {}),
      ({ users }) => {
        this.people = users;
      },
    );
  }

  /** Anew where it was looked at; else it loads when it is. */
  async refresh(): Promise<void> {
    if (this.loading.state !== 'idle') await this.load();
  }

  celebrate(match: Match): void {
    this.celebrated = match;
  }

  endCelebration(): void {
    this.celebrated = null;
  }
}
