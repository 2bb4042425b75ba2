import {
  getSession,
  login,
  type Images,
  type ParsedAnswerOf,
  type PremiumStatus,
  type User,
} from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import { ApiError, type Api } from '../../shared/api';
import type { KeyValueStorage } from '../../shared/storage';
import { FreshRead } from '../../shared/store';
import { DeviceOwner, type DropUnsent } from './DeviceOwner';
import { keptSession, noImages } from './keptSession';

type SignedIn = Omit<ParsedAnswerOf<typeof login>, 'images'> & { images?: Images };

/** Who is signed in, kept in local storage under the keys of spec point 3 [LOG-03, ACC-03, ENT-01]. */
export class SessionStore {
  user: User | null;
  images: Images;
  isPremium: boolean;
  /** When premium ends, once the server said so; not kept. */
  premiumExpiresAt: string | null = null;
  /** A payment waits for an operator, as far as it is known; not kept (D-07) [PRE-05]. */
  isPaymentInReview = false;
  /** The session ended by itself (401), not by the member's wish: /login says so. */
  hasExpired = false;
  /** The member signed out: /login is where to go [SET-09]. */
  hasLoggedOut = false;
  /** Somebody else was signed in on this device before: where they were is not this member's way. */
  isOtherThanBefore = false;
  /** The device believes that somebody is signed in and cannot read who: the server is asked [ACC-04]. */
  isUnknown: boolean;
  /** The server was asked and did not answer: what is stored may be old. */
  isStale = false;
  private isLeaving = false;
  /** Whom the page showed last. */
  private lastId: number | null = null;
  private readonly kept;
  private readonly owner;
  private readonly fresh = new FreshRead();

  constructor(
    private readonly api: Api,
    private readonly storage: KeyValueStorage,
    /** Applies the language that came with the account. */
    private readonly onLocale: (locale: User['locale']) => void,
    dropUnsent: DropUnsent,
    /** Somebody signs in: what a member's page needs may come meanwhile. */
    private readonly onSigningIn: () => void = () => undefined,
  ) {
    this.kept = keptSession(storage);
    this.owner = new DeviceOwner(storage, dropUnsent);
    this.user = this.kept.auth.read() ? this.kept.user.read() : null;
    this.lastId = this.user?.id ?? null;
    if (this.user) this.owner.keep(this.user.id);
    this.isUnknown = this.kept.auth.read() && this.user === null;
    this.images = this.kept.images.read();
    this.isPremium = this.kept.premium.read();
    makeAutoObservable<SessionStore, Private>(this, notObserved, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.user !== null;
  }

  async login(email: string, password: string, csrfToken: string): Promise<void> {
    const { locale } = await this.signIn(this.api.send(login, { body: { email, password, csrfToken } }));
    if (locale) this.onLocale(locale);
  }

  /** Signs in as login or registration is answered. */
  async signIn<Answer extends SignedIn>(asked: Promise<Answer>): Promise<Answer> {
    this.onSigningIn();
    const answer = await asked;
    this.adopt(answer);
    return answer;
  }

  /** Takes over what login, registration or a returning page were told. */
  adopt({ user, premium, images }: SignedIn): void {
    this.begin(user.id);
    if (this.owner.take(user.id)) this.isOtherThanBefore = true;
    this.setUser(user);
    this.setPremium(premium);
    this.setImages(images ?? { all_images: user.all_images, main_image: user.main_image });
    this.kept.auth.write(true);
  }

  /**
   * Renews what is stored, and says whether it could; otherwise the stored member stays. One that could not be read signs in
   * anew, unless asking again may help.
   */
  async restore(): Promise<boolean> {
    if (!this.isSignedIn && !this.isUnknown) return true;
    try {
      const answer = await this.fresh.read(() => this.api.send(getSession, {}));
      // What cannot say who it was may not know that member's language either.
      if (this.isUnknown && answer.locale) this.onLocale(answer.locale);
      this.adopt(answer);
      this.isStale = false;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.isStale = true;
      if (this.isUnknown && !error.isTransient) this.end();
      return false;
    }
  }

  /** Another tab of this device signed in, out, or as somebody else: this one is never another member's. */
  followDevice(): void {
    const { auth, user, images, premium } = this.kept;
    const isAuth = auth.read();
    const kept = isAuth ? user.read() : null;
    if (this.isLeaving || kept?.id === this.user?.id) return;
    if (!kept) return isAuth ? undefined : this.leaveWithDevice();
    this.adopt({ user: kept, images: images.read(), premium: { is_active: premium.read() } });
    void this.restore();
  }

  /** Whether the server still knows the member whom the page shows; the page follows when it is another. */
  async isSameMember(): Promise<boolean> {
    const id = this.user?.id;
    return (await this.restore()) && this.user?.id === id;
  }

  private begin(id: number): void {
    this.isOtherThanBefore = this.lastId !== null && this.lastId !== id;
    this.lastId = id;
    this.hasExpired = false;
    this.hasLoggedOut = false;
    this.isUnknown = false;
  }

  /** A logout empties the device, an expired session leaves its owner's things. */
  private leaveWithDevice(): void {
    this.hasLoggedOut = this.owner.isNobody;
    this.hasExpired = !this.hasLoggedOut;
    this.forget();
  }

  /** Does what changes the member's own data; where they were changed otherwise meanwhile, the server says what holds. */
  async changing<Answer>(change: () => Promise<Answer>): Promise<Answer> {
    const isFresh = this.fresh.mark();
    const answer = await change();
    if (!isFresh()) void this.restore();
    return answer;
  }

  setUser(user: User): void {
    this.fresh.outdate();
    this.user = user;
    this.kept.user.write(user);
    this.kept.sound.write(user.sound);
  }

  setImages(images: Images): void {
    this.fresh.outdate();
    this.images = images;
    this.kept.images.write(images);
    this.kept.mainImage.write(images.main_image);
  }

  setPremium({ is_active: isActive, expires_at: expiresAt, in_review: isInReview }: PremiumStatus): void {
    this.fresh.outdate();
    this.isPremium = isActive;
    this.premiumExpiresAt = (isActive && expiresAt) || null;
    this.isPaymentInReview = isInReview ?? false;
    this.kept.premium.write(isActive);
  }

  setPaymentInReview(isInReview: boolean): void {
    this.fresh.outdate();
    this.isPaymentInReview = isInReview;
  }

  /** Nothing of the member stays in the page [SET-09]. */
  clear(hasLoggedOut = false): void {
    this.hasLoggedOut = hasLoggedOut;
    this.storage.clear();
    this.forget();
  }

  /** Ends the session by the member's wish: that other calls find it gone meanwhile leads nowhere else [SET-09]. */
  async leave(end: () => Promise<unknown>, hasLoggedOut = false): Promise<void> {
    this.isLeaving = true;
    try {
      await end();
      this.clear(hasLoggedOut);
      await this.owner.drop(null);
    } finally {
      this.isLeaving = false;
    }
  }

  /** The server no longer knows this session (D-01): flag and member go, settings and drafts stay. */
  expire(): void {
    if (this.isSignedIn && !this.isLeaving) this.end();
  }

  end(): void {
    for (const key of Object.values(this.kept)) key.remove();
    // The words that a draft answers are another member's.
    this.storage.removeItem('answered');
    this.forget();
    this.hasExpired = true;
  }

  private forget(): void {
    this.fresh.outdate();
    this.user = null;
    this.isUnknown = false;
    this.images = noImages;
    this.isPremium = false;
    this.premiumExpiresAt = null;
    this.isPaymentInReview = false;
  }
}

const notObserved = {
  api: false,
  storage: false,
  kept: false,
  owner: false,
  fresh: false,
  onLocale: false,
  onSigningIn: false,
  isLeaving: false,
  lastId: false,
} as const;
type Private = keyof typeof notObserved;
