import { limits, sendVerificationEmail, verifyCode } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import { ApiError, type Api } from '../../../shared/api';
import type { Clock } from '../../../shared/store';
import { generalProblem, type Problem } from './problems';

/** The code step, as at registration: an address is proved by what was mailed to it (D-38). */
export class AddressProof {
  /** The address whose code is asked for now; null while none is. */
  asking: string | null = null;
  resendAt = 0;
  isBusy = false;
  problem: Problem | null = null;
  private mailedTo: string | null = null;
  private proved: string | null = null;

  constructor(
    private readonly api: Api,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<AddressProof, 'api' | 'clock' | 'mailedTo' | 'proved'>(
      this,
      { api: false, clock: false, mailedTo: false, proved: false },
      { autoBind: true },
    );
  }

  isProved(email: string): boolean {
    return this.proved === email;
  }

  /** Mails a code and asks for it; one mailed within the last minute is asked for again instead. */
  async ask(email: string): Promise<void> {
    const isOnItsWay = this.mailedTo === email && this.clock.now().getTime() < this.resendAt;
    if (!isOnItsWay) await this.mail(email);
    this.open(email);
  }

  async resend(): Promise<void> {
    const { asking } = this;
    if (asking !== null) await this.attempt(() => this.mail(asking), 'mailFailed');
  }

  /** True when the code is right; it is asked for until `cancel` or `forget` [REG-10]. */
  async confirm(code: string): Promise<boolean> {
    const { asking } = this;
    const digits = code.replace(/\s/g, '');
    if (asking === null) return false;
    if (!digits) {
      this.setProblem('emptyCode');
      return false;
    }
    const body = { email: asking, verification_code: digits };
    return this.attempt(async () => {
      await this.api.send(verifyCode, { body });
      this.prove(asking);
    }, 'failed');
  }

  setProblem(problem: Problem | null): void {
    this.problem = problem;
  }

  cancel(): void {
    this.asking = null;
    this.problem = null;
  }

  /** The server takes a proof once. */
  forget(): void {
    this.cancel();
    this.mailedTo = null;
    this.proved = null;
  }

  private async mail(email: string): Promise<void> {
    await this.api.send(sendVerificationEmail, { body: { email } });
    this.noteMailed(email);
  }

  private noteMailed(email: string): void {
    this.mailedTo = email;
    this.resendAt = this.clock.now().getTime() + limits.code.resendAfterMs;
  }

  private open(email: string): void {
    this.asking = email;
    this.problem = null;
  }

  private prove(email: string): void {
    this.proved = email;
  }

  private async attempt(action: () => Promise<void>, otherwise: 'failed' | 'mailFailed'): Promise<boolean> {
    if (this.isBusy) return false;
    this.setBusy(true);
    this.setProblem(null);
    try {
      await action();
      return true;
    } catch (error) {
      this.setProblem(codeProblem(error) ?? generalProblem(error, otherwise));
      return false;
    } finally {
      this.setBusy(false);
    }
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}

/** The spec's text for a wrong code. */
function codeProblem(error: unknown): Problem | null {
  return error instanceof ApiError && 'verification_code' in error.fields ? 'wrongCode' : null;
}
