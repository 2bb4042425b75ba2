import { checkLike, getUser, type Member } from '@iskra/api-contract';
import { action, makeObservable, observable } from 'mobx';
import { ApiError, type Api } from '../../shared/api';
import { EntityStore, Loading, Query } from '../../shared/store';
import { likeLane } from '../deeds/Deed';
import type { Deeds } from '../deeds/Deeds';
import type { KeptProfiles } from './KeptProfiles';
import type { PeopleStore } from './PeopleStore';

/** Profiles of other members, and whether I like them [OTH-01, OTH-04]. */
export class MembersStore extends EntityStore<Member> {
  readonly liked = new Map<number, boolean>();
  /** Who blocked me while I was here: gone, as the server will say of them. */
  readonly hidden = new Set<number>();
  readonly loading = new Loading('Loading a profile');
  readonly query = new Query((id: number) => this.load(id));

  constructor(
    private readonly api: Api,
    private readonly selfId: () => number | undefined,
    private readonly people: PeopleStore,
    private readonly kept: KeptProfiles,
    private readonly deeds: Deeds,
  ) {
    super();
    makeObservable(this, {
      liked: observable,
      hidden: observable,
      setHidden: action,
      setLiked: action,
      setBlocked: action,
    });
  }

  async load(id: number): Promise<void> {
    const isLoaded = await this.loading.track(
      () => Promise.all([this.api.send(getUser, { params: { id: String(id) } }), this.checkIfSeen(id)]),
      ([{ user }, isLiked]) => {
        this.upsert(user);
        this.setLiked(id, isLiked);
        this.people.follow(user);
        this.kept.keep(user);
      },
    );
    if (!isLoaded) this.recall(id);
  }

  /** Whether I like them, or want to as soon as there is a network. */
  isLiked(id: number): boolean {
    return this.deeds.likeWish(id) ?? this.liked.get(id) ?? false;
  }

  /** The server does not know yet whether I like them. */
  isLikeWaiting(id: number): boolean {
    return this.deeds.isWaiting(likeLane(id));
  }

  /** Likes or unlikes, then checks again; a like answers with the dialogue to go to, if there is one. Rejects when refused. */
  async toggleLike(id: number): Promise<number | null> {
    const isOn = !this.isLiked(id);
    const answer = await this.deeds.do({ kind: 'like', otherId: id, isOn });
    if (answer === 'waits') return null;
    // The server did it: that it cannot be asked now changes nothing.
    this.setLiked(id, await this.check(id).catch(() => isOn));
    return answer.dialogId ?? null;
  }

  setBlocked(id: number, isBlocked: boolean): void {
    this.loading.outdate();
    const member = this.get(id);
    if (member) this.upsert({ ...member, block: isBlocked });
  }

  setHidden(id: number, isHidden: boolean): void {
    this.loading.outdate();
    if (!isHidden) return void this.hidden.delete(id);
    this.hidden.add(id);
    this.kept.drop(id);
    this.remove(id);
  }

  /** The account is deleted (D-36). */
  leave(id: number): void {
    this.setHidden(id, true);
    this.people.remove(id);
  }

  setLiked(id: number, isLiked: boolean): void {
    this.loading.outdate();
    this.liked.set(id, isLiked);
  }

  /** Gone, or not to be seen any more. */
  private forget(id: number): void {
    this.kept.drop(id);
    this.remove(id);
  }

  /** The server was not reached: as the profile was when it was looked at last, rather than none. */
  private recall(id: number): void {
    if (this.loading.error?.status === 404) return this.forget(id);
    const known = this.loading.error?.kind === 'network' && !this.get(id) ? this.kept.get(id) : undefined;
    if (known) this.upsert(known);
  }

  /** Whom I blocked has a profile, to take the block back, and no likes (D-33) [OTH-02]; nor does one like oneself. */
  private async checkIfSeen(id: number): Promise<boolean> {
    if (id === this.selfId()) return false;
    return this.check(id).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      return false;
    });
  }

  private async check(id: number): Promise<boolean> {
    return (await this.api.send(checkLike, { params: { userId: String(id) } })).liked;
  }
}
