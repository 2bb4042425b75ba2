import { limits, updateUser, type User } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import * as z from 'zod/mini';
import type { Api } from '../../../shared/api';
import { persisted, type KeyValueStorage } from '../../../shared/storage';
import { Loading, type Clock } from '../../../shared/store';
import type { SessionStore } from '../../../model/session/SessionStore';
import {
  cutAbout,
  draftOf,
  profileChanges,
  profileDraft,
  realChanges,
  type ProfileChanges,
  type ProfileDraft,
} from './profileDraft';

export interface EditProfileDependencies {
  readonly api: Api;
  readonly session: SessionStore;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
}

/** What the save button says [EDT-08]. */
export type SaveState = 'idle' | 'saving' | 'saved';

/** Earlier pages kept all fields as the draft. */
const keptDraft = z.nullable(
  z.object({
    userId: z.number(),
    changes: z.optional(profileChanges),
    draft: z.optional(profileDraft),
  }),
);

/**
 * One's profile while it is edited; what is not saved yet survives leaving and a reload [EDT-01]. Only what was changed is
 * sent: another tab or device may have saved the rest.
 */
export class EditProfileStore {
  private changes: ProfileChanges = {};
  isSaved = false;
  readonly saving = new Loading('Saving the profile');
  private readonly kept;
  private stopShowingSaved: (() => void) | undefined;

  constructor(
    private readonly from: EditProfileDependencies,
    private readonly user: User,
  ) {
    this.kept = persisted(from.storage, 'profileDraft', keptDraft, null);
    const kept = this.kept.read();
    if (kept?.userId === user.id) this.changes = realChanges(kept.changes ?? kept.draft ?? {}, this.saved);
    makeAutoObservable<EditProfileStore, Private>(this, notObserved, { autoBind: true });
  }

  get saveState(): SaveState {
    if (this.saving.isLoading) return 'saving';
    return this.isSaved ? 'saved' : 'idle';
  }

  get draft(): ProfileDraft {
    return { ...this.saved, ...this.changes };
  }

  get isChanged(): boolean {
    return Object.keys(realChanges(this.changes, this.saved)).length > 0;
  }

  /** What the back end says of a field; gone when it is changed. */
  errorOf(field: keyof ProfileDraft): string | undefined {
    return this.saving.error?.fields[field]?.join(', ');
  }

  change(change: Partial<ProfileDraft>): void {
    const { about } = change;
    const all = { ...this.changes, ...change, ...(about === undefined ? {} : { about: cutAbout(about) }) };
    // What is taken back while it is being saved differs from what will be saved.
    this.changes = this.saving.isLoading ? all : realChanges(all, this.saved);
    this.isSaved = false;
    if (this.saving.isFailed) this.saving.reset();
    this.keep();
  }

  /** Back to what is saved. */
  reset(): void {
    this.changes = {};
    this.saving.reset();
    this.keep();
  }

  /** A failure leaves everything typed as it is (D-11). */
  async save(): Promise<void> {
    if (this.saveState !== 'idle') return;
    const body = realChanges(this.changes, this.saved);
    await this.saving.track(
      () => this.from.session.changing(() => this.from.api.send(updateUser, { body })),
      ({ user }) => this.adopt(user, body),
    );
  }

  /** The answer's user replaces the stored one [EDT-09]; what was typed meanwhile stays. */
  private adopt(user: User, sent: ProfileChanges): void {
    this.from.session.setUser(user);
    this.changes = realChanges(this.changes, { ...this.saved, ...sent });
    this.keep();
    this.showSaved(true);
    this.stopShowingSaved?.();
    this.stopShowingSaved = this.from.clock.after(limits.savedNoticeMs, () => this.showSaved(false));
  }

  private showSaved(isSaved: boolean): void {
    this.isSaved = isSaved;
  }

  private keep(): void {
    if (this.isChanged)
      this.kept.write({ userId: this.user.id, changes: realChanges(this.changes, this.saved) });
    else this.kept.remove();
  }

  private get saved(): ProfileDraft {
    return draftOf(this.from.session.user ?? this.user);
  }
}

type Private = 'from' | 'user' | 'kept' | 'stopShowingSaved';
const notObserved = { from: false, user: false, kept: false, stopShowingSaved: false } as const;
