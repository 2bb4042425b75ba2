import { age, limits, register, sendVerificationEmail, verifyCode } from '@iskra/api-contract';
import { email as emailSchema } from '@iskra/api-contract/values';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../shared/api';
import { MailedCode, mailedCodeSchema, noCode, problemOf, type Problem } from '../../../shared/forms';
import { persisted, type KeyValueStorage, type Persisted } from '../../../shared/storage';
import type { Clock } from '../../../shared/store';
import {
  completeBirth,
  draftSchema,
  emptyDraft,
  isStepComplete,
  wizardSteps,
  wizardStepSchema,
  type RegistrationDraft,
  type WizardStep,
} from './registrationDraft';
import type { SessionStore } from '../../../model/session/SessionStore';

export interface RegistrationDependencies {
  readonly api: Api;
  readonly session: SessionStore;
  readonly clock: Clock;
  /** Forgets with the tab: a draft is nobody else's business. */
  readonly tabStorage: KeyValueStorage;
  readonly onLocale: (locale: (typeof limits.locales)[number]) => void;
}

/** What stands in the way of registering: what the wizard itself misses, or a failure. */
export type RegistrationProblem = Problem<'missing' | 'email' | 'password' | 'emptyCode' | 'mailFailed'>;

/** The wizard of five steps and, for women, the code (spec point 4) [REG-01, REG-09]. */
export class RegistrationStore {
  draft: RegistrationDraft;
  password = '';
  typedCode = '';
  /** The step that shows, or showed last in this tab; the address names it. */
  step: WizardStep;
  readonly code: MailedCode;
  isBusy = false;
  problem: RegistrationProblem | null = null;
  private readonly kept: Persisted<RegistrationDraft>;
  private readonly keptStep: Persisted<WizardStep>;

  constructor(private readonly from: RegistrationDependencies) {
    this.kept = persisted(from.tabStorage, 'registration', draftSchema, emptyDraft);
    this.keptStep = persisted(from.tabStorage, 'registrationStep', wizardStepSchema, 'gender');
    this.draft = this.kept.read();
    this.step = this.keptStep.read();
    this.code = new MailedCode(
      {
        mail: (email) => from.api.send(sendVerificationEmail, { body: { email } }),
        verify: (email, code) => from.api.send(verifyCode, { body: { email, verification_code: code } }),
      },
      from.clock,
      persisted(from.tabStorage, 'registrationCode', mailedCodeSchema, noCode),
    );
    makeAutoObservable<RegistrationStore, 'from' | 'kept' | 'keptStep'>(
      this,
      { from: false, kept: false, keptStep: false, code: false },
      { autoBind: true },
    );
  }

  /** Whether a step is filled in well enough for the next one. */
  isComplete(step: WizardStep): boolean {
    if (step === 'code') return this.isVerified;
    if (step === 'account' && this.missing()) return false;
    return isStepComplete(step, this.draft, this.from.clock.now());
  }

  /** The step that was asked for, or the first before it that is not filled in [REG-01]. */
  reachable(asked: WizardStep): WizardStep {
    const isCodeMailed = this.code.sentTo === this.draft.email;
    const last = asked === 'code' && !isCodeMailed ? 'account' : asked;
    const before = wizardSteps.slice(0, wizardSteps.indexOf(last));
    return before.find((step) => !this.isComplete(step)) ?? last;
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

  typeCode(code: string): void {
    this.typedCode = code;
    this.problem = null;
  }

  /** The step shows now. */
  enter(step: WizardStep): void {
    if (step === this.step) return;
    this.step = step;
    this.problem = null;
    this.keptStep.write(step);
  }

  /** The code was right: it is not asked for again, only registering is left. */
  get isVerified(): boolean {
    return this.code.isVerified(this.draft.email);
  }

  /** Step 5: men are registered, women get a code by mail first [REG-08, REG-09]. True when the code comes next. */
  async submit(): Promise<boolean> {
    const missing = this.missing();
    this.setProblem(missing);
    if (missing) return false;
    return this.draft.gender === 'female' && !this.isVerified ? this.askForCode() : this.complete();
  }

  /** Has a code mailed, unless one is on its way; true when it is there to be typed [REG-09, REG-10]. */
  askForCode(): Promise<boolean> {
    return this.attempt(() => this.code.ask(this.draft.email), 'mailFailed');
  }

  /** The code as it was typed, unless it was right before, and then the profile [REG-09, REG-10]. */
  async confirmCode(): Promise<void> {
    const { typedCode, draft } = this;
    if (!this.isVerified && !typedCode.trim()) return this.setProblem({ kind: 'emptyCode' });
    const isRight = this.isVerified || (await this.attempt(() => this.code.verify(draft.email, typedCode)));
    if (isRight) await this.complete();
  }

  /** The profile itself; a proof that the server takes no longer is followed by a new code, which makes it true. */
  private async complete(): Promise<boolean> {
    await this.attempt(() => this.finish());
    if (this.problem?.kind !== 'emailUnverified') return false;
    this.code.expire();
    this.typeCode('');
    return this.askForCode();
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
    const { user } = await this.from.session.signIn(this.from.api.send(register, { body }));
    this.from.onLocale(user.locale);
    this.reset();
  }

  reset(): void {
    this.kept.remove();
    this.keptStep.remove();
    this.draft = emptyDraft;
    this.password = '';
    this.typedCode = '';
    this.step = 'gender';
    this.code.forget();
    this.problem = null;
  }

  private async attempt(
    action: () => Promise<void>,
    otherwise: 'failed' | 'mailFailed' = 'failed',
  ): Promise<boolean> {
    if (this.isBusy) return false;
    this.setBusy(true);
    this.setProblem(null);
    try {
      await action();
      return true;
    } catch (error) {
      this.setProblem(problemOf(error, otherwise));
      return false;
    } finally {
      this.setBusy(false);
    }
  }

  setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
