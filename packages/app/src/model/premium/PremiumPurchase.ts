import {
  getPaymentCard,
  getPremiumRequest,
  limits,
  requestPremium,
  type PremiumDays,
  type PremiumRequest,
} from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import { Loading, type Clock } from '../../shared/store';
import type { SessionStore } from '../session/SessionStore';
import type { PremiumStore } from './PremiumStore';

export type PurchaseStep = 'benefits' | 'package' | 'payment';

interface PurchaseDependencies {
  readonly api: Api;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly premium: PremiumStore;
}

const { packages } = limits.premium;

/** What is chosen, paid and asked for in the premium dialog; closing it forgets all but the request [PRE-05]. */
export class PremiumPurchase {
  step: PurchaseStep = 'benefits';
  days: PremiumDays = packages[0].days;
  isAgreed = false;
  /** Fetched on the last step only, and forgotten with it (D-37). */
  card: string | null = null;
  readonly loadingCard = new Loading('Loading the card');
  readonly loadingRequest = new Loading('Loading the request for premium');
  readonly sending = new Loading('Asking for premium');
  private known: PremiumRequest | null = null;

  constructor(private readonly from: PurchaseDependencies) {
    makeAutoObservable<PremiumPurchase, 'from'>(this, { from: false }, { autoBind: true });
  }

  get package() {
    return packages.find(({ days }) => days === this.days) ?? packages[0];
  }

  /** The request as far as it is known; what an operator decided meanwhile counts [PRE-08]. */
  get request(): PremiumRequest | null {
    const { known } = this;
    const { decision } = this.from.premium;
    return known && decision?.id === known.id ? { ...known, status: decision.status } : known;
  }

  go(step: PurchaseStep): void {
    this.step = step;
  }

  choose(days: PremiumDays): void {
    this.days = days;
  }

  agree(isAgreed: boolean): void {
    this.isAgreed = isAgreed;
  }

  /** Under review it stays, however often the dialog is opened (D-07) [PRE-05]. */
  loadRequest(): Promise<boolean> {
    return this.loadingRequest.track(() => this.from.api.send(getPremiumRequest, {}), this.keep);
  }

  loadCard(): Promise<boolean> {
    return this.loadingCard.track(() => this.from.api.send(getPaymentCard, {}), this.showCard);
  }

  /** True when the request is with the operators [PRE-04]. */
  send(): Promise<boolean> {
    const { api, session, clock } = this.from;
    const { user } = session;
    if (!user) return Promise.resolve(false);
    const body = {
      user_id: user.id,
      name: user.name,
      request_date: clock.now().toISOString(),
      duration_days: this.days,
    };
    return this.sending.track(() => api.send(requestPremium, { body }), this.keep);
  }

  /** The dialog has closed: it begins anew, with the first package, its price and an empty box [PRE-05]. */
  reset(): void {
    this.step = 'benefits';
    this.days = packages[0].days;
    this.isAgreed = false;
    this.card = null;
    this.loadingCard.reset();
    this.sending.reset();
  }

  /** Wherever premium is shown follows. */
  private keep({ request }: { request: PremiumRequest | null }): void {
    this.known = request;
    this.from.premium.loading.outdate();
    this.from.premium.noteReview(request?.status === 'pending');
  }

  private showCard({ card_number: card }: { card_number: string }): void {
    this.card = card;
  }
}
