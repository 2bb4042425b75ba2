import { sendVerificationEmail, verifyCode, type RefusalCode } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import { ApiError, type Api } from '../../../shared/api';
import { MailedCode, problemOf } from '../../../shared/forms';
import type { Clock } from '../../../shared/store';
import type { SettingsProblem } from './SettingsProblem';

/** The code step, as at registration: an address is proved by what was mailed to it (D-38). */
export class AddressProof {
  readonly code: MailedCode;
  /** The address whose code is asked for now; null while none is. */
  asking: string | null = null;
  isBusy = false;
  problem: SettingsProblem | null = null;

  constructor(api: Api, clock: Clock) {
    this.code = new MailedCode(
      {
        mail: (email) => api.send(sendVerificationEmail, { body: { email } }),
        verify: (email, code) => api.send(verifyCode, { body: { email, verification_code: code } }),
      },
      clock,
    );
    makeAutoObservable(this, { code: false }, { autoBind: true });
  }

  /** Has a code mailed, unless one is on its way, and asks for it. */
  async ask(email: string): Promise<void> {
    await this.code.ask(email);
    this.open(email);
  }

  /** Does what takes the proof; one that the server takes no longer is followed by a new code (D-11, D-26). */
  async use(email: string, save: () => Promise<void>): Promise<void> {
    try {
      await save();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== ('emailUnverified' satisfies RefusalCode))
        throw error;
      this.code.expire();
      await this.ask(email);
      this.setProblem({ kind: 'emailUnverified' });
    }
  }

  async resend(): Promise<void> {
    const { asking } = this;
    if (asking !== null) await this.attempt(() => this.code.ask(asking), 'mailFailed');
  }

  /** True when the code is right; it is asked for until `cancel` or `forget` [REG-10]. */
  async confirm(code: string): Promise<boolean> {
    const { asking } = this;
    if (asking === null) return false;
    if (!code.trim()) {
      this.setProblem({ kind: 'emptyCode' });
      return false;
    }
    return this.attempt(() => this.code.verify(asking, code), 'failed');
  }

  setProblem(problem: SettingsProblem | null): void {
    this.problem = problem;
  }

  cancel(): void {
    this.asking = null;
    this.problem = null;
  }

  /** The server takes a proof once. */
  forget(): void {
    this.cancel();
    this.code.forget();
  }

  private open(email: string): void {
    this.asking = email;
    this.problem = null;
  }

  private async attempt(action: () => Promise<void>, otherwise: 'failed' | 'mailFailed'): Promise<boolean> {
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

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
