import {
  age,
  isRealDate,
  limits,
  updateInfo,
  type BirthDate,
  type Gender,
  type User,
} from '@iskra/api-contract';
import { personName } from '@iskra/api-contract/values';
import { makeAutoObservable } from 'mobx';
import { ApiError, type Api } from '../../../shared/api';
import { problemOf } from '../../../shared/forms';
import type { Clock } from '../../../shared/store';
import type { SessionStore } from '../../../model/session/SessionStore';
import { AddressProof } from './AddressProof';
import { SectionEdit } from './SectionEdit';
import type { SettingsProblem } from './SettingsProblem';

export interface SettingsDependencies {
  readonly api: Api;
  readonly session: SessionStore;
  readonly clock: Clock;
}

/** A birth date as far as it is chosen. */
type BirthParts = { readonly [Part in keyof BirthDate]?: number | undefined };

export interface InfoDraft {
  readonly name: string;
  readonly gender: Gender;
  readonly birth: BirthParts;
  readonly city: string | null;
}

export type InfoField = 'name' | 'birth' | 'city';

/** Name, gender, birth date and city; another gender takes the code of one's own address (D-38) [SET-05]. */
export class InfoStore {
  readonly edit: SectionEdit<InfoDraft, InfoField>;
  readonly proof: AddressProof;

  constructor(private readonly from: SettingsDependencies) {
    this.edit = new SectionEdit<InfoDraft, InfoField>(() => draftOf(this.user), from.clock);
    this.proof = new AddressProof(from.api, from.clock);
    makeAutoObservable<InfoStore, 'from' | 'user'>(
      this,
      { from: false, user: false, edit: false, proof: false },
      { autoBind: true },
    );
  }

  async save(): Promise<void> {
    const { draft } = this.edit;
    if (!draft) return;
    const problems = this.problemsOf(draft);
    if (Object.keys(problems).length > 0) return this.edit.setProblems(problems);
    await this.edit.attempt(async () => {
      const { email, gender } = this.user;
      if (draft.gender !== gender && !this.proof.code.isVerified(email)) await this.proof.ask(email);
      else await this.proof.use(email, () => this.send(draft));
    }, explain);
  }

  /** The code of the mail, then what was to be saved. */
  async confirm(code: string): Promise<void> {
    if (!(await this.proof.confirm(code))) return;
    await this.save();
    // Else another code is asked for.
    if (!this.proof.problem) this.proof.cancel();
  }

  cancel(): void {
    this.proof.cancel();
    this.edit.cancel();
  }

  private async send({ name, gender, birth, city }: InfoDraft): Promise<void> {
    const { day = 0, month = 0, year = 0 } = birth;
    const body = {
      name: name.trim(),
      gender,
      birth_day: day,
      birth_month: month,
      birth_year: year,
      age: age({ day, month, year }, this.from.clock.now()),
      city: { name: city ?? '' },
    };
    const { api, session } = this.from;
    const { user } = await session.changing(() => api.send(updateInfo, { body }));
    this.proof.forget();
    session.setUser(user);
    this.edit.finish();
  }

  private problemsOf({ name, birth, city }: InfoDraft): Partial<Record<InfoField, SettingsProblem>> {
    const nameProblem = !name.trim() ? 'required' : personName.safeParse(name).success ? null : 'letters';
    const birthProblem = birthDateProblem(birth, this.from.clock.now());
    return {
      ...(nameProblem ? { name: { kind: nameProblem } } : {}),
      ...(birthProblem ? { birth: { kind: birthProblem } } : {}),
      ...(city ? {} : { city: { kind: 'required' as const } }),
    };
  }

  private get user(): User {
    const { user } = this.from.session;
    if (!user) throw new Error('Settings are for members');
    return user;
  }
}

function draftOf(user: User): InfoDraft {
  const birth = { day: user.birth_day, month: user.birth_month, year: user.birth_year };
  return { name: user.name, gender: user.gender, birth, city: user.city.name };
}

function birthDateProblem({ day, month, year }: BirthParts, today: Date): 'required' | 'young' | null {
  if (!day || !month || !year || !isRealDate({ day, month, year })) return 'required';
  return age({ day, month, year }, today) < limits.age.min ? 'young' : null;
}

/** Texts of a 422 stand at their fields; the rest over the buttons. */
function explain(error: unknown): Partial<Record<InfoField | 'general', SettingsProblem>> {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const known = fields.flatMap(([field, texts]) => {
    const place = field.startsWith('birth_') ? 'birth' : field;
    return place === 'name' || place === 'birth' || place === 'city'
      ? [[place, { kind: 'refused', said: texts.join(', ') }] as const]
      : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : { general: problemOf(error) };
}
