import { getLikedCount, getLikedUsers, likeUser, removeLike, type MemberCard } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import * as z from 'zod/mini';
import type { Api } from '../../../shared/api';
import { persisted, type KeyValueStorage } from '../../../shared/storage';
import { Loading } from '../../../shared/store';

/** Likes received: how many, and who for a premium member [LIK-01, LIK-02]. */
export class LikesStore {
  count: number;
  people: MemberCard[] = [];
  /** Likes whose givers a regular member may not see. */
  hiddenCount = 0;
  /** Whose like was last answered. */
  answeredId: number | undefined = undefined;
  readonly loading = new Loading('Loading likes');
  readonly answering = new Loading('Answering a like');
  private readonly keptCount;

  constructor(
    private readonly api: Api,
    storage: KeyValueStorage,
  ) {
    this.keptCount = persisted(storage, 'countLiked', z.int().check(z.gte(0)), 0);
    this.count = this.keptCount.read();
    makeAutoObservable<LikesStore, 'api' | 'keptCount'>(
      this,
      { api: false, keptCount: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    await this.loading.track(
      () => this.api.send(getLikedUsers, {}),
      ({ users }) => {
        this.people = users.filter((user): user is MemberCard => !('placeholder' in user));
        this.hiddenCount = users.length - this.people.length;
        this.setCount(users.length);
      },
    );
  }

  /** Premium is over: who it was is no longer shown, whatever becomes of the next load. */
  hide(): void {
    this.hiddenCount += this.people.length;
    this.people = [];
  }

  async loadCount(): Promise<void> {
    const counting = new Loading('Counting likes');
    await counting.track(
      () => this.api.send(getLikedCount, {}),
      ({ count }) => this.setCount(count),
    );
  }

  async likeBack(userId: number): Promise<void> {
    await this.answer(userId, () => this.api.send(likeUser, { params: { userId: String(userId) } }));
  }

  /** Takes a like off the list for good; who gave it never learns of it [LIK-03]. */
  async remove(userId: number): Promise<void> {
    await this.answer(userId, () => this.api.send(removeLike, { params: { userId: String(userId) } }));
  }

  setCount(count: number): void {
    this.count = count;
    this.keptCount.write(count);
  }

  /** One answer at a time; a failure is said where it was given (D-11). */
  private async answer(userId: number, send: () => Promise<unknown>): Promise<void> {
    if (this.answering.isLoading) return;
    this.answeredId = userId;
    if (await this.answering.track(send, () => undefined)) await this.load();
  }
}
