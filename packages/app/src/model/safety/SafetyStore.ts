import { blockUser, reportUser, unblockUser, type PayloadOf, type Reason } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import { Loading } from '../../shared/store';
import type { ChatStore } from '../chat/ChatStore';
import type { Notifier } from '../notices/Notifier';
import type { MembersStore } from '../people/MembersStore';
import type { PeopleStore } from '../people/PeopleStore';

/** What a block changes elsewhere. */
export interface SafetyDependencies {
  readonly api: Api;
  readonly people: PeopleStore;
  readonly members: MembersStore;
  readonly chat: ChatStore;
  readonly notifier: Notifier;
  readonly selfId: () => number | undefined;
}

/** Why somebody is reported, and what shows it (D-08). */
export interface Report {
  readonly reason: Reason;
  readonly comment: string;
  readonly photoKey?: string | undefined;
  readonly messageIds?: readonly number[] | undefined;
}

/** Blocks and reports, by this member and, through live events, by others [BLK-01, BLK-02, BLK-03, BLK-04]. */
export class SafetyStore {
  readonly sending = new Loading('Blocking or reporting');

  constructor(private readonly from: SafetyDependencies) {
    makeAutoObservable<SafetyStore, 'from'>(this, { from: false }, { autoBind: true });
  }

  /** True when it went through. */
  block(userId: number, reason: Reason): Promise<boolean> {
    return this.sending.track(
      () => this.from.api.send(blockUser, { body: { blocked_id: userId, reason } }),
      () => this.applyOwn(userId, true),
    );
  }

  /** A failure is logged with the server's message [BLK-02], and said, for no dialog is open that could say it (D-11). */
  async unblock(userId: number): Promise<boolean> {
    const isDone = await new Loading('Unblocking').track(
      () => this.from.api.send(unblockUser, { params: { userId: String(userId) } }),
      () => this.applyOwn(userId, false),
    );
    if (!isDone) this.from.notifier.notify({ id: `unblock-${userId}`, type: 'error' });
    return isDone;
  }

  /** True when it is filed, with all that is to show it. */
  report(userId: number, { reason, comment, photoKey, messageIds = [] }: Report): Promise<boolean> {
    const body = {
      ...{ reported_id: userId, reason, comment },
      ...(photoKey === undefined ? {} : { photo_key: photoKey }),
      ...(messageIds.length === 0 ? {} : { message_ids: [...messageIds] }),
    };
    return this.sending.track(
      () => this.from.api.send(reportUser, { body }),
      () => undefined,
    );
  }

  /** A block between this member and another began or ended: lists, profile and dialogue follow. */
  apply({
    blocker_id: blockerId,
    blocked_id: blockedId,
    is_blocked: isBlocked,
  }: PayloadOf<'blockChanged'>): void {
    const selfId = this.from.selfId();
    const { people, members, chat } = this.from;
    const isMine = blockerId === selfId;
    if (!isMine && blockedId !== selfId) return;
    const otherId = isMine ? blockedId : blockerId;
    if (isMine) members.setBlocked(otherId, isBlocked);
    else members.setHidden(otherId, isBlocked);
    chat.setBlocked(otherId, isMine ? { block: isBlocked } : { current_blocked: isBlocked });
    if (isBlocked) people.remove(otherId);
  }

  private applyOwn(userId: number, isBlocked: boolean): void {
    const selfId = this.from.selfId();
    if (selfId !== undefined) this.apply({ blocker_id: selfId, blocked_id: userId, is_blocked: isBlocked });
  }
}
