import { limits, requestPasswordReset, resetPassword, verifyResetCode } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../shared/api';
import type { Clock } from '../../../shared/store';
import { recoveryProblem, type RecoveryProblem } from './recoveryProblem';

interface RecoveryDependencies {
  readonly api: Api;
  readonly clock: Clock;
}

type Field = 'email' | 'code' | 'password' | 'confirmation';

const empty: Readonly<Record<Field, string>> = { email: '', code: '', password: '', confirmation: '' };

/** What is typed on the way to a new password, and the three calls of it (spec points 4, 5) [REC-01, REC-02]. */
export class RecoveryStore {
  fields = empty;
  /** The address that a code went to last. */
  codeSentTo: string | null = null;
  /** When the next code may be asked for, in ms since 1970 (D-26). */
  resendAt = 0;
  /** Why asking for another code did not go through. */
  resendProblem: RecoveryProblem | null = null;
  isResending = false;

  constructor(private readonly from: RecoveryDependencies) {
    makeAutoObservable<RecoveryStore, 'from'>(this, { from: false }, { autoBind: true });
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
  async requestCode(): Promise<RecoveryProblem | null> {
    const email = this.email;
    if (this.codeSentTo === email && this.from.clock.now().getTime() < this.resendAt) return null;
    return this.attempt(async () => {
      await this.from.api.send(requestPasswordReset, { body: { email } });
      this.noteCodeSent(email);
    });
  }

  async resendCode(): Promise<void> {
    if (this.isResending) return;
    this.noteResending(true, null);
    this.noteResending(false, await this.requestCode());
  }

  verifyCode(): Promise<RecoveryProblem | null> {
    const { email, code } = this;
    return this.attempt(() => this.from.api.send(verifyResetCode, { body: { email, code } }));
  }

  resetPassword(): Promise<RecoveryProblem | null> {
    const { email, code } = this;
    const { password } = this.fields;
    return this.attempt(() => this.from.api.send(resetPassword, { body: { email, code, password } }));
  }

  /** Clears all fields [REC-03]; the pause before another code stays. */
  reset(): void {
    this.fields = empty;
    this.resendProblem = null;
  }

  noteCodeSent(email: string): void {
    this.codeSentTo = email;
    this.resendAt = this.from.clock.now().getTime() + limits.code.resendAfterMs;
  }

  noteResending(isResending: boolean, problem: RecoveryProblem | null): void {
    this.isResending = isResending;
    this.resendProblem = problem;
  }

  private get email(): string {
    return this.fields.email.trim();
  }

  /** Pasted codes come with spaces. */
  private get code(): string {
    return this.fields.code.replace(/\s/g, '');
  }

  private async attempt(action: () => Promise<unknown>): Promise<RecoveryProblem | null> {
    try {
      await action();
      return null;
    } catch (error) {
      return recoveryProblem(error);
    }
  }
}
