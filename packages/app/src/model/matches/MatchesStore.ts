import { getMatchedUsers, type MemberCard, type PayloadOf } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import { Loading, Query } from '../../shared/store';
import { PeopleList } from '../people/PeopleList';
import type { PeopleStore } from '../people/PeopleStore';

/** A like that just became mutual. */
export interface Match {
  readonly dialogId: number | null;
  readonly member: NonNullable<PayloadOf<'dialogueCreated'>['match']>;
}

/** Mutual likes, and the one being celebrated [MAT-01]. */
export class MatchesStore {
  celebrated: Match | null = null;
  readonly loading = new Loading('Loading matches');
  readonly query = new Query(() => this.load());
  private readonly list: PeopleList;

  constructor(
    private readonly api: Api,
    people: PeopleStore,
  ) {
    this.list = new PeopleList(people);
    makeAutoObservable<MatchesStore, 'api' | 'list'>(
      this,
      { api: false, list: false, query: false },
      { autoBind: true },
    );
  }

  get people(): MemberCard[] {
    return this.list.all;
  }

  async load(): Promise<void> {
    await this.loading.track(
      () => this.api.send(getMatchedUsers, {}),
      ({ users }) => this.list.show(users),
    );
  }

  celebrate(match: Match): void {
    this.celebrated = match;
  }

  endCelebration(): void {
    this.celebrated = null;
  }
}
