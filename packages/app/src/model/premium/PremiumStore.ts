import { getSession, type Dialogue, type PayloadOf } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import { needed } from '../../shared/code';
import { Loading } from '../../shared/store';
import type { SessionStore } from '../session/SessionStore';
import type { ChatStore } from '../chat/ChatStore';
import type { EncountersStore } from '../encounters/EncountersStore';
import type { LikesStore } from '../likes/LikesStore';

/** What premium changes elsewhere. */
export interface PremiumDependencies {
  readonly api: Api;
  readonly session: SessionStore;
  readonly likes: LikesStore;
  readonly chat: ChatStore;
  readonly encounters: EncountersStore;
}

/** The member's own premium, and everything that follows when it comes or goes [PRE-06, PRE-07, SET-08]. */
export class PremiumStore {
  /** An operator's last decision on a request, received live (D-07) [PRE-08]. */
  decision: PayloadOf<'premiumRequestClosed'> | null = null;
  readonly loading = new Loading('Loading premium');
  readonly removing = new Loading('Removing premium');

  constructor(private readonly from: PremiumDependencies) {
    makeAutoObservable<PremiumStore, 'from'>(this, { from: false }, { autoBind: true });
  }

  get isActive(): boolean {
    return this.from.session.isPremium;
  }

  /** A payment waits for an operator, as far as it is known (D-07) [PRE-05]. */
  get isUnderReview(): boolean {
    return this.from.session.isPaymentInReview;
  }

  /** When premium ends; null without it, and until the server has said when. */
  get expiresAt(): string | null {
    return this.from.session.premiumExpiresAt;
  }

  /** Asks the server; true when it answered. */
  refresh(): Promise<boolean> {
    return this.loading.track(
      () => this.from.api.send(getSession, {}),
      ({ premium }) => {
        const wasActive = this.isActive;
        this.from.session.setPremium(premium);
        if (premium.is_active !== wasActive) this.spread();
      },
    );
  }

  /** Ends premium by the member's own wish; true when it went through [SET-08]. */
  removePremium(): Promise<boolean> {
    return this.removing.track(
      async () => (await needed(() => import('./sendRemoval'))).sendRemoval(this.from.api),
      () => this.clear(),
    );
  }

  /** Set for so many days, or cleared, at once [PRE-06]; then the server says until when, or that the event was old. */
  async receive({ duration_days: days }: PayloadOf<'premiumChanged'>): Promise<void> {
    if (days) this.set();
    else this.clear();
    await this.refresh();
  }

  receiveDecision(decision: PayloadOf<'premiumRequestClosed'>): void {
    this.decision = decision;
    this.loading.outdate();
    this.noteReview(false);
  }

  /** What the server last said, or the member has just done. */
  noteReview(isUnderReview: boolean): void {
    this.from.session.setPaymentInReview(isUnderReview);
  }

  /** Dialogues tell of the viewer's premium too; a list without any says nothing (D-06) [PRE-06]. */
  noteDialogues(dialogues: readonly Dialogue[]): void {
    const isNone = dialogues.every((dialogue) => !dialogue.is_premium_active);
    if (this.isActive && dialogues.length > 0 && isNone) this.clear();
  }

  private set(): void {
    this.from.session.setPremium({ is_active: true });
    this.spread();
  }

  private clear(): void {
    this.loading.reset();
    this.from.session.setPremium({ is_active: false });
    this.spread();
  }

  /** Likes show or hide who gave them, dialogues open or close, the day's likes end or begin. */
  private spread(): void {
    const { likes, chat, encounters } = this.from;
    if (!this.isActive) likes.hide();
    void likes.refresh();
    void chat.refresh();
    void encounters.renewLikesLeft();
  }
}
