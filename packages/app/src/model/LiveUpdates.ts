import { channels, type Message, type PayloadOf } from '@iskra/api-contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { ConnectionState, Realtime } from '../shared/realtime';
import type { MemberChangeStores } from './applyMemberChange';
import { likeNotice, matchNotice, messageNotice, noticeOf } from './notices/liveNotices';
import type { Notifier } from './notices/Notifier';
import type { SessionStore } from './session/SessionStore';
import type { ChatStore } from './chat/ChatStore';
import { DialogueChannels } from './chat/DialogueChannels';
import type { EncountersStore } from './encounters/EncountersStore';
import type { LikesStore } from './likes/LikesStore';
import type { MatchesStore } from './matches/MatchesStore';
import type { PremiumStore } from './premium/PremiumStore';
import type { SafetyStore } from './safety/SafetyStore';

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
  private readonly channels: DialogueChannels;

  constructor(
    private readonly stores: LiveStores,
    private readonly from: LiveDependencies,
  ) {
    this.channels = new DialogueChannels(from.realtime, stores.chat);
    makeAutoObservable<LiveUpdates, 'stores' | 'from' | 'hadGap' | 'channels'>(
      this,
      { stores: false, from: false, hadGap: false, channels: false },
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
      realtime.on('listsChanged', this.receiveLists),
      realtime.on('blockChanged', this.receiveBlock),
      realtime.on('premiumChanged', this.receivePremium),
      realtime.on('premiumRequestClosed', this.receiveDecision),
      realtime.on('dialogueAvailability', () => void chat.refresh()),
      realtime.on('notification', this.receiveNotification),
      realtime.on('memberChanged', (change) => void this.receiveMember(change)),
      realtime.onState(this.setConnection),
      realtime.onSubscribed(this.handleSubscribed),
      reaction(() => chat.dialogues.all.map(({ dialog_id }) => dialog_id), this.channels.follow, {
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
    const { session, chat } = this.stores;
    if (!session.isSignedIn) return;
    await Promise.all([
      chat.catchUp(this.openDialogId),
      this.refreshPeople(),
      session.restore(),
      this.channels.followAll(),
    ]);
  }

  setConnection(state: ConnectionState): void {
    if (state !== 'connected' && this.connection === 'connected') this.hadGap = true;
    this.connection = state;
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
    void this.channels.followAll();
  }

  /** What came to a dialogue or happened to premium before its channel was heard is fetched. */
  private handleSubscribed(channel: string): void {
    const { session, chat, premium } = this.stores;
    if (this.openDialogId !== undefined && channel === channels.dialogue(this.openDialogId))
      void chat.room(this.openDialogId).load();
    if (this.channels.wasRenewed(channel)) void chat.refresh();
    // The last of the member's own channels: from here on nothing is missed.
    if (!session.user || channel !== channels.premium(session.user.id)) return;
    void premium.refresh();
    void this.loadMissed();
  }

  private async loadMissed(): Promise<void> {
    const { hadGap } = this;
    this.hadGap = false;
    if (hadGap) return this.catchUp();
    await Promise.all([this.stores.chat.refresh(), this.refreshPeople()]);
  }

  private async receiveMessage(message: Message): Promise<void> {
    await this.stores.chat.receive(message);
    if (message.sender_id !== null && message.sender_id !== this.stores.session.user?.id)
      this.announce(message);
  }

  private announce(message: Pick<Message, 'id' | 'dialog_id' | 'content'>): void {
    if (this.openDialogId === message.dialog_id && document.visibilityState === 'visible') return;
    const other = this.stores.chat.dialogues.get(message.dialog_id)?.otherUser;
    this.from.notifier.notify(messageNotice(message, other));
  }

  private receiveDialogue({ dialog_id, match }: PayloadOf<'dialogueCreated'>): void {
    const { chat, matches, encounters } = this.stores;
    // One that was deleted and came back is no longer heard, though this page subscribed to it once (D-32).
    if (dialog_id !== null) this.channels.renew(dialog_id);
    if (!match) return void this.announceFirst(dialog_id);
    void chat.refresh();
    void this.refreshPeople();
    if (encounters.likedHere.has(match.id)) return matches.celebrate({ dialogId: dialog_id, member: match });
    this.from.notifier.notify(matchNotice(dialog_id, match));
  }

  /** This member did something, here or on another page, or a like was taken back. */
  private receiveLists({ dialog_id: dialogId }: PayloadOf<'listsChanged'>): void {
    if (dialogId !== null) this.channels.renew(dialogId);
    void this.stores.chat.refresh();
    void this.refreshPeople();
  }

  /** Lists of people and the profile on the screen, as far as they were looked at. */
  private async refreshPeople(): Promise<void> {
    const { likes, matches, members } = this.stores;
    await Promise.all([likes.refresh(), matches.refresh(), members.refresh()]);
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
    const { session, safety, chat } = this.stores;
    const pair = [change.blocker_id, change.blocked_id];
    const dialogue = chat.dialogues.all.find(({ otherUser }) => pair.includes(otherUser.id));
    safety.apply(change);
    void this.refreshPeople();
    const otherId = pair.find((id) => id !== session.user?.id);
    if (dialogue && change.is_blocked) this.channels.leave(dialogue.dialog_id);
    else if (dialogue) this.channels.renew(dialogue.dialog_id);
    else if (otherId && !change.is_blocked) void this.channels.renewWith(otherId);
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

  private receiveLike(like: PayloadOf<'liked'>): void {
    if (like.recipient_id !== this.stores.session.user?.id) return;
    void this.stores.likes.refresh();
    this.from.notifier.notify(likeNotice(like));
  }

  /** A note of the back end's own [RT-07]. */
  private receiveNotification(note: PayloadOf<'notification'>): void {
    this.from.notifier.notify(noticeOf(note));
  }
}
