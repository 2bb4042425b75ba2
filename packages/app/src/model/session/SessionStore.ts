import {
  getSession,
  images,
  login,
  user,
  type Images,
  type ParsedAnswerOf,
  type PremiumStatus,
  type User,
} from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import * as z from 'zod/mini';
import { ApiError, type Api } from '../../shared/api';
import { persisted, type KeyValueStorage } from '../../shared/storage';
import { clearMembers } from './clearMembers';

type SignedIn = Omit<ParsedAnswerOf<typeof login>, 'images'> & { images?: Images };

const noImages: Images = { all_images: {}, main_image: null };

/** Who is signed in, kept in local storage under the keys of spec point 3 [LOG-03, ACC-03, ENT-01]. */
export class SessionStore {
  user: User | null;
  images: Images;
  isPremium: boolean;
  /** When premium ends, once the server said so; not kept. */
  premiumExpiresAt: string | null = null;
  /** The session ended by itself (401), not by the member's wish: /login says so. */
  hasExpired = false;
  /** The member signed out: /login is where to go [SET-09]. */
  hasLoggedOut = false;
  /** Somebody else was signed in on this device before: where they were is not this member's way. */
  isOtherThanBefore = false;
  /** The device believes that somebody is signed in and cannot read who: the server is asked [ACC-04]. */
  isUnknown: boolean;
  private isLeaving = false;
  private readonly kept;
  /** Whose filters, passes and drafts lie on this device; it outlives an expired session. */
  private readonly owner;

  constructor(
    private readonly api: Api,
    private readonly storage: KeyValueStorage,
    /** Applies the language that came with the account. */
    private readonly onLocale: (locale: User['locale']) => void,
    /** Takes unsent messages and photos off the device, except those of the member given. */
    private readonly dropUnsent: (exceptOf: number | null) => Promise<void>,
  ) {
    this.kept = {
      auth: persisted(storage, 'auth', z.boolean(), false),
      user: persisted(storage, 'user', z.nullable(user), null),
      images: persisted(storage, 'images', images, noImages),
      mainImage: persisted(storage, 'mainImage', z.nullable(z.string()), null),
      sound: persisted(storage, 'sound', z.boolean(), true),
      premium: persisted(storage, 'premiumStatus', z.boolean(), false),
    };
    this.owner = persisted(storage, 'owner', z.nullable(z.int()), null);
    this.user = this.kept.auth.read() ? this.kept.user.read() : null;
    if (this.user) this.owner.write(this.user.id);
    this.isUnknown = this.kept.auth.read() && this.user === null;
    this.images = this.kept.images.read();
    this.isPremium = this.kept.premium.read();
    makeAutoObservable<SessionStore, Private>(this, notObserved, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.user !== null;
  }

  async login(email: string, password: string, csrfToken: string): Promise<void> {
    const answer = await this.api.send(login, { body: { email, password, csrfToken } });
    this.adopt(answer);
    if (answer.locale) this.onLocale(answer.locale);
  }

  /** Takes over what login, registration or a returning page were told. */
  adopt(answer: SignedIn): void {
    this.hasExpired = false;
    this.hasLoggedOut = false;
    this.isUnknown = false;
    this.takeDevice(answer.user.id);
    this.setUser(answer.user);
    this.setPremium(answer.premium);
    this.setImages(
      answer.images ?? { all_images: answer.user.all_images, main_image: answer.user.main_image },
    );
    this.kept.auth.write(true);
  }

  /** Renews what is stored; without a network the stored member stays, and one that could not be read signs in anew. */
  async restore(): Promise<void> {
    if (!this.isSignedIn && !this.isUnknown) return;
    try {
      this.adopt(await this.api.send(getSession, {}));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.isUnknown) this.end();
    }
  }

  /** What the member before left on this device goes; language, theme and secrecy are the device's own. */
  private takeDevice(id: number): void {
    const before = this.owner.read();
    this.isOtherThanBefore = before !== null && before !== id;
    // Also after a logout: another tab of that member may have written since.
    if (before !== id) {
      clearMembers(this.storage);
      void this.drop(id);
    }
    this.owner.write(id);
  }

  setUser(user: User): void {
    this.user = user;
    this.kept.user.write(user);
    this.kept.sound.write(user.sound);
  }

  setImages(images: Images): void {
    this.images = images;
    this.kept.images.write(images);
    this.kept.mainImage.write(images.main_image);
  }

  setPremium({ is_active: isActive, expires_at: expiresAt }: PremiumStatus): void {
    this.isPremium = isActive;
    this.premiumExpiresAt = (isActive && expiresAt) || null;
    this.kept.premium.write(isActive);
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
      await this.drop(null);
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
    this.forget();
    this.hasExpired = true;
  }

  /** What cannot be dropped now goes when another member signs in. */
  private async drop(exceptOf: number | null): Promise<void> {
    await this.dropUnsent(exceptOf).catch((error: unknown) => console.warn('Unsent things were kept', error));
  }

  private forget(): void {
    this.user = null;
    this.isUnknown = false;
    this.images = noImages;
    this.isPremium = false;
    this.premiumExpiresAt = null;
  }
}

const notObserved = {
  api: false,
  storage: false,
  kept: false,
  owner: false,
  onLocale: false,
  dropUnsent: false,
  isLeaving: false,
} as const;
type Private = keyof typeof notObserved;
