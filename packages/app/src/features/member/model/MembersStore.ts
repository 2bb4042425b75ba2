import { checkLike, getUser, likeUser, unlikeUser, type Member } from '@iskra/api-contract';
import { action, makeObservable, observable } from 'mobx';
import type { Api } from '../../../shared/api';
import { EntityStore, Loading } from '../../../shared/store';

/** Profiles of other members, and whether I like them [OTH-01, OTH-04]. */
export class MembersStore extends EntityStore<Member> {
  readonly liked = new Map<number, boolean>();
  /** Who blocked me while I was here: gone, as the server will say of them. */
  readonly hidden = new Set<number>();
  readonly loading = new Loading('Loading a profile');
  private readonly whenGone = new Set<(id: number) => void>();
  readonly liking = new Loading('Liking');

  constructor(private readonly api: Api) {
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
    await this.loading.track(
      () => Promise.all([this.api.send(getUser, { params: { id: String(id) } }), this.check(id)]),
      ([{ user }]) => this.upsert(user),
    );
  }

  /** Likes or unlikes, then checks again; a like answers with the dialogue to go to, if there is one. */
  async toggleLike(id: number): Promise<number | null> {
    let dialogId: number | null = null;
    await this.liking.track(async () => {
      if (this.liked.get(id)) await this.api.send(unlikeUser, { params: { userId: String(id) } });
      else dialogId = (await this.api.send(likeUser, { params: { userId: String(id) } })).dialog_id;
      await this.check(id);
    }, noEffect);
    return dialogId;
  }

  /** Lists of people let somebody go who is no longer to be seen. */
  onGone(handle: (id: number) => void): void {
    this.whenGone.add(handle);
  }

  tellGone(id: number): void {
    for (const handle of this.whenGone) handle(id);
  }

  setBlocked(id: number, isBlocked: boolean): void {
    const member = this.get(id);
    if (member) this.upsert({ ...member, block: isBlocked });
  }

  setHidden(id: number, isHidden: boolean): void {
    if (!isHidden) return void this.hidden.delete(id);
    this.hidden.add(id);
    this.remove(id);
  }

  setLiked(id: number, isLiked: boolean): void {
    this.liked.set(id, isLiked);
  }

  private async check(id: number): Promise<void> {
    const { liked } = await this.api.send(checkLike, { params: { userId: String(id) } });
    this.setLiked(id, liked);
  }
}

function noEffect(): void {}
