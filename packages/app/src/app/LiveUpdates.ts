import { channels, type Message, type PayloadOf } from '@iskra/api-contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { ConnectionState, Realtime } from '../shared/realtime';
import type { MemberChangeStores } from './applyMemberChange';
import type { Notifier } from '../features/notifications';
import type { SessionStore } from '../features/auth';
import type { ChatStore } from '../features/chat';
import type { EncountersStore } from '../features/encounters';
import type { LikesStore } from '../features/likes';
import type { MatchesStore } from '../features/matches';
import type { PremiumStore } from '../features/premium';
import type { SafetyStore } from '../features/safety';

interface LiveStores extends MemberChangeStores {
  readonly session: SessionStore;
  readonly chat: ChatStore;
  readonly likes: LikesStore;
  readonly matches: MatchesStore;
  readonly encounters: EncountersStore;
  readonly safety: SafetyStore;
  readonly premium: PremiumStore;
}

interface LiveDependencies {
  readonly realtime: Realtime;
  readonly notifier: Notifier;
}

/**
 * Connects live events to the stores: one table from contract event to store action, subscriptions that follow
 * the member and the dialogues, and catching up after a gap (D-10) [RT-01, RT-04, RT-06].
 */
export class LiveUpdates {
  connection: ConnectionState = 'offline';
  /** The dialogue that is on the screen; its messages make no toast. */
  openDialogId: number | undefined = undefined;
  private hadGap = false;

  constructor(
    private readonly stores: LiveStores,
    private readonly from: LiveDependencies,
  ) {
    makeAutoObservable<LiveUpdates, 'stores' | 'from' | 'hadGap'>(
      this,
      { stores: false, from: false, hadGap: false },
      { autoBind: true },
    );
  }

  /** Begins to follow the member; returns how to stop. */
  start(): () => void {
    const { realtime } = this.from;
    const { chat } = this.stores;
    const stops = [
      realtime.on('messageSent', ({ message }) => void this.receiveMessage(message)),
      realtime.on('messagesRead', chat.receiveRead),
      realtime.on('dialogueCreated', this.receiveDialogue),
      realtime.on('liked', this.receiveLike),
      realtime.on('blockChanged', this.receiveBlock),
      realtime.on('premiumChanged', this.receivePremium),
      realtime.on('premiumRequestClosed', this.receiveDecision),
      realtime.on('dialogueAvailability', () => void chat.refresh()),
      realtime.on('notification', this.receiveNotification),
      realtime.on('memberChanged', (change) => void this.receiveMember(change)),
      realtime.onState(this.setConnection),
      realtime.onSubscribed(this.handleSubscribed),
      reaction(() => chat.dialogues.all.map(({ dialog_id }) => dialog_id), this.followDialogues, {
        fireImmediately: true,
      }),
    ];
    this.followMember();
    return () => {
      stops.forEach((stop) => stop());
      realtime.disconnect();
    };
  }

  openDialogue(dialogId: number | undefined): void {
    this.openDialogId = dialogId;
  }

  /** After a lost connection or a hidden tab: loads what came meanwhile. */
  async catchUp(): Promise<void> {
    if (!this.stores.session.isSignedIn) return;
    const { chat, likes } = this.stores;
    await Promise.all([chat.catchUp(this.openDialogId), likes.loadCount(), this.followAllDialogues()]);
  }

  setConnection(state: ConnectionState): void {
    if (state !== 'connected' && this.connection === 'connected') this.hadGap = true;
    this.connection = state;
    if (state !== 'connected' || !this.hadGap) return;
    this.hadGap = false;
    void this.catchUp();
  }

  private followMember(): void {
    const { realtime } = this.from;
    const id = this.stores.session.user?.id;
    if (id === undefined) return;
    realtime.connect();
    realtime.subscribe(channels.member(id));
    realtime.subscribe(channels.liked());
    realtime.subscribe(channels.block(id));
    realtime.subscribe(channels.premium(id));
    void this.stores.chat.outbox.restore(id);
    void this.stores.likes.loadCount();
    void this.stores.chat.refresh();
    void this.followAllDialogues();
  }

  private async followAllDialogues(): Promise<void> {
    try {
      this.followDialogues(await this.stores.chat.dialogues.loadIds());
    } catch (error) {
      console.warn('The dialogues are not followed yet', error);
    }
  }

  private followDialogues(ids: readonly number[]): void {
    for (const id of ids) this.from.realtime.subscribe(channels.dialogue(id));
  }

  /** What came to a dialogue or happened to premium before its channel was heard is fetched. */
  private handleSubscribed(channel: string): void {
    const { session, chat, premium } = this.stores;
    if (this.openDialogId !== undefined && channel === channels.dialogue(this.openDialogId))
      void chat.room(this.openDialogId).load();
    if (session.user && channel === channels.premium(session.user.id)) void premium.refresh();
  }

  private async receiveMessage(message: Message): Promise<void> {
    await this.stores.chat.receive(message);
    if (message.sender_id !== null && message.sender_id !== this.stores.session.user?.id)
      this.announce(message);
  }

  private announce(message: Pick<Message, 'id' | 'dialog_id' | 'content'>): void {
    if (this.openDialogId === message.dialog_id && document.visibilityState === 'visible') return;
    const other = this.stores.chat.dialogues.get(message.dialog_id)?.otherUser;
    this.from.notifier.notify({
      id: `message-${message.id}`,
      type: 'message',
      userName: other?.name ?? null,
      avatar: other?.image ?? null,
      content: message.content,
      to: `/messages/${message.dialog_id}`,
    });
  }

  private receiveDialogue({ dialog_id, match }: PayloadOf<'dialogueCreated'>): void {
    const { chat, likes, matches, encounters } = this.stores;
    if (dialog_id !== null) this.followDialogues([dialog_id]);
    if (!match) return void this.announceFirst(dialog_id);
    void chat.refresh();
    void likes.loadCount();
    if (encounters.likedHere.has(match.id)) return matches.celebrate({ dialogId: dialog_id, member: match });
    this.from.notifier.notify({
      id: `match-${match.id}`,
      type: 'match',
      userName: match.name,
      avatar: match.image,
      to: dialog_id === null ? `/profile/user/${match.id}` : `/messages/${dialog_id}`,
    });
  }

  /** The first words of a new dialogue were said before its channel was heard. */
  private async announceFirst(dialogId: number | null): Promise<void> {
    const { dialogues } = this.stores.chat;
    await dialogues.load();
    const dialogue = dialogues.get(dialogId ?? 0);
    if (dialogue?.lastMessage && dialogue.unread > 0)
      this.announce({ ...dialogue.lastMessage, dialog_id: dialogue.dialog_id });
  }

  /** The server ends the hearing of a blocked dialogue; after the block it has to be asked for again (D-09). */
  private receiveBlock(change: PayloadOf<'blockChanged'>): void {
    const { safety, chat, likes } = this.stores;
    const pair = [change.blocker_id, change.blocked_id];
    const dialogue = chat.dialogues.all.find(({ otherUser }) => pair.includes(otherUser.id));
    safety.apply(change);
    void likes.loadCount();
    if (!dialogue) return;
    const channel = channels.dialogue(dialogue.dialog_id);
    this.from.realtime.unsubscribe(channel);
    if (!change.is_blocked) this.from.realtime.subscribe(channel);
  }

  private async receivePremium(change: PayloadOf<'premiumChanged'>): Promise<void> {
    const { premium } = this.stores;
    await premium.receive(change);
    const { duration_days: durationDays } = change;
    if (durationDays) this.from.notifier.notify({ type: 'premium', durationDays, until: premium.expiresAt });
  }

  private receiveDecision(decision: PayloadOf<'premiumRequestClosed'>): void {
    this.stores.premium.receiveDecision(decision);
    if (decision.status === 'refused')
      this.from.notifier.notify({ id: `premium-request-${decision.id}`, type: 'premium' });
  }

  /** It happens seldom: what follows loads then. */
  private async receiveMember(change: PayloadOf<'memberChanged'>): Promise<void> {
    (await import('./applyMemberChange')).applyMemberChange(this.stores, change);
  }

  private receiveLike({ id, recipient_id, user_name, avatar }: PayloadOf<'liked'>): void {
    if (recipient_id !== this.stores.session.user?.id) return;
    void this.stores.likes.loadCount();
    this.from.notifier.notify({ id, type: 'like', userName: user_name, avatar, to: '/liked' });
  }

  /** A note of the back end's own [RT-07]. */
  private receiveNotification(note: PayloadOf<'notification'>): void {
    const { id, type, user_name: userName, avatar, content, dialog_id: dialogId, duration_days: days } = note;
    this.from.notifier.notify({
      ...(id ? { id: `notification-${id}` } : {}),
      ...(content ? { content } : {}),
      ...(days ? { durationDays: days } : {}),
      ...(dialogId ? { to: `/messages/${dialogId}` } : type === 'like' ? { to: '/liked' } : {}),
      type,
      userName: userName ?? null,
      avatar: avatar ?? null,
    });
  }
}
