import { limits, requestPasswordReset, resetPassword, verifyResetCode } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../shared/api';
import { MailedCode, plainCode, problemOf, type Problem } from '../../../shared/forms';
import type { Clock } from '../../../shared/store';

interface RecoveryDependencies {
  readonly api: Api;
  readonly clock: Clock;
}

type Field = 'email' | 'code' | 'password' | 'confirmation';

const empty: Readonly<Record<Field, string>> = { email: '', code: '', password: '', confirmation: '' };

/** What is typed on the way to a new password, and the three calls of it (spec points 4, 5) [REC-01, REC-02]. */
export class RecoveryStore {
  fields = empty;
  readonly mailed: MailedCode;
  /** Why asking for another code did not go through. */
  resendProblem: Problem | null = null;

  constructor(private readonly from: RecoveryDependencies) {
    this.mailed = new MailedCode(
      {
        mail: (email) => from.api.send(requestPasswordReset, { body: { email } }),
        verify: (email, code) => from.api.send(verifyResetCode, { body: { email, code } }),
      },
      from.clock,
    );
    makeAutoObservable<RecoveryStore, 'from'>(this, { from: false, mailed: false }, { autoBind: true });
  }

  /** The password is begun and shorter than 8 [REC-04]. */
  get isShort(): boolean {
    const { length } = this.fields.password;
    return length > 0 && length < limits.password.recoveryMin;
  }

  /** Both are filled and differ [REC-05]. */
  get isDifferent(): boolean {
    const { password, confirmation } = this.fields;
    return password !== '' && confirmation !== '' && password !== confirmation;
  }

  /** Both filled, alike and long enough [REC-06]. */
  get canSubmit(): boolean {
    const { password, confirmation } = this.fields;
    return password !== '' && confirmation !== '' && !this.isShort && !this.isDifferent;
  }

  change(field: Field, value: string): void {
    this.fields = { ...this.fields, [field]: value };
    this.resendProblem = null;
  }

  /** Asks for a code; one that is on its way already is not asked for again. */
  requestCode(): Promise<Problem | null> {
    return this.attempt(() => this.mailed.ask(this.email));
  }

  async resendCode(): Promise<void> {
    this.setResendProblem(null);
    this.setResendProblem(await this.requestCode());
  }

  verifyCode(): Promise<Problem | null> {
    return this.attempt(() => this.mailed.verify(this.email, this.fields.code));
  }

  resetPassword(): Promise<Problem | null> {
    const { email } = this;
    const { password } = this.fields;
    const code = plainCode(this.fields.code);
    return this.attempt(() => this.from.api.send(resetPassword, { body: { email, code, password } }));
  }

  /** Clears all that was typed [REC-03], but for an address to begin with; the pause before another code stays. */
  reset(email = ''): void {
    this.fields = { ...empty, email };
    this.resendProblem = null;
  }

  setResendProblem(problem: Problem | null): void {
    this.resendProblem = problem;
  }

  private get email(): string {
    return this.fields.email.trim();
  }

  private async attempt(action: () => Promise<unknown>): Promise<Problem | null> {
    try {
      await action();
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }
}
