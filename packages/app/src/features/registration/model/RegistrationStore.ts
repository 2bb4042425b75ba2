import { age, limits, register, sendVerificationEmail, verifyCode } from '@iskra/api-contract';
import { email as emailSchema } from '@iskra/api-contract/values';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../shared/api';
import { persisted, type KeyValueStorage, type Persisted } from '../../../shared/storage';
import type { Clock } from '../../../shared/store';
import {
  completeBirth,
  draftSchema,
  emptyDraft,
  isStepComplete,
  registrationSteps,
  type RegistrationDraft,
  type RegistrationStep,
} from './registrationDraft';
import { registrationProblem, type RegistrationProblem } from './registrationProblem';
import type { SessionStore } from '../../auth';

export interface RegistrationDependencies {
  readonly api: Api;
  readonly session: SessionStore;
  readonly clock: Clock;
  /** Forgets with the tab: a draft is nobody else's business. */
  readonly tabStorage: KeyValueStorage;
  readonly onLocale: (locale: (typeof limits.locales)[number]) => void;
}

/** The wizard of five steps and, for women, the code (spec point 4) [REG-01, REG-09]. */
export class RegistrationStore {
  draft: RegistrationDraft;
  password = '';
  stepIndex = 0;
  /** The address a code was mailed to; then the code view shows. */
  codeSentTo: string | null = null;
  resendAt = 0;
  isBusy = false;
  problem: RegistrationProblem | null = null;
  private readonly kept: Persisted<RegistrationDraft>;

  constructor(private readonly from: RegistrationDependencies) {
    this.kept = persisted(from.tabStorage, 'registration', draftSchema, emptyDraft);
    this.draft = this.kept.read();
    makeAutoObservable<RegistrationStore, 'from' | 'kept'>(
      this,
      { from: false, kept: false },
      { autoBind: true },
    );
  }

  get step(): RegistrationStep {
    return registrationSteps[this.stepIndex] ?? 'gender';
  }

  get canGoOn(): boolean {
    return isStepComplete(this.step, this.draft, this.from.clock.now());
  }

  get age(): number | null {
    const birth = completeBirth(this.draft);
    return birth && age(birth, this.from.clock.now());
  }

  change(change: Partial<RegistrationDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.problem = null;
    this.kept.write(this.draft);
  }

  setPassword(password: string): void {
    this.password = password;
    this.problem = null;
  }

  next(): void {
    if (this.canGoOn) this.stepIndex = Math.min(this.stepIndex + 1, registrationSteps.length - 1);
  }

  back(): void {
    this.problem = null;
    if (this.codeSentTo) this.codeSentTo = null;
    else this.stepIndex = Math.max(0, this.stepIndex - 1);
  }

  /** Step 5: men are registered, women get a code by mail first [REG-08, REG-09]. */
  async submit(): Promise<void> {
    const missing = this.missing();
    if (missing) return this.setProblem(missing);
    await this.attempt('submit', () => (this.draft.gender === 'female' ? this.mailCode() : this.finish()));
  }

  async resendCode(): Promise<void> {
    await this.attempt('mail', () => this.mailCode());
  }

  async confirmCode(code: string): Promise<void> {
    if (!code.trim()) return this.setProblem({ kind: 'emptyCode' });
    await this.attempt('code', async () => {
      const body = { email: this.draft.email, verification_code: code.replace(/\s/g, '') };
      await this.from.api.send(verifyCode, { body });
      await this.finish();
    });
  }

  setProblem(problem: RegistrationProblem | null): void {
    this.problem = problem;
  }

  private missing(): RegistrationProblem | null {
    const { name, birth, email } = this.draft;
    if (!name.trim() || !birth.day || !birth.year || !email.trim() || !this.password)
      return { kind: 'missing' };
    if (!emailSchema.safeParse(email).success) return { kind: 'email' };
    return this.password.length < limits.password.registrationMin ? { kind: 'password' } : null;
  }

  private async mailCode(): Promise<void> {
    const { email } = this.draft;
    await this.from.api.send(sendVerificationEmail, { body: { email } });
    this.noteCodeSent(email);
  }

  noteCodeSent(email: string): void {
    this.codeSentTo = email;
    this.resendAt = this.from.clock.now().getTime() + limits.code.resendAfterMs;
  }

  private async finish(): Promise<void> {
    const { draft, password } = this;
    const birth = completeBirth(draft);
    if (!draft.gender || !birth || !draft.city) return this.setProblem({ kind: 'missing' });
    const body = {
      gender: draft.gender,
      name: draft.name.trim(),
      birth_day: birth.day,
      birth_month: birth.month,
      birth_year: birth.year,
      age: age(birth, this.from.clock.now()),
      city: draft.city,
      email: draft.email,
      password,
    };
    const answer = await this.from.api.send(register, { body });
    this.reset();
    this.from.session.adopt(answer);
    this.from.onLocale(answer.user.locale ?? limits.registrationLocale);
  }

  reset(): void {
    this.kept.remove();
    this.draft = emptyDraft;
    this.password = '';
    this.stepIndex = 0;
    this.codeSentTo = null;
    this.problem = null;
  }

  private async attempt(during: 'submit' | 'mail' | 'code', action: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.setBusy(true);
    this.setProblem(null);
    try {
      await action();
    } catch (error) {
      this.setProblem(registrationProblem(error, during, this.draft.gender));
    } finally {
      this.setBusy(false);
    }
  }

  setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
