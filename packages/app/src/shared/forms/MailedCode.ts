import { limits, type RefusalCode } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import * as z from 'zod/mini';
import { ApiError } from '../api';
import type { Persisted } from '../storage';
import type { Clock } from '../store';
import { codeSpent } from './codeSpent';

/** What there is to remember of a code: where the last one went, when to ask for another, and what was proved by it. */
export const mailedCodeSchema = z.object({
  /** The address that the last code went to. */
  sentTo: z.nullable(z.string()),
  /** When another may be asked for, in ms since 1970 (D-26). */
  resendAt: z.number(),
  /** The address whose code was right. */
  verified: z.nullable(z.string()),
  /** How often a wrong one was typed since. */
  wrong: z._default(z.number(), 0),
});
type Remembered = z.output<typeof mailedCodeSchema>;

export const noCode: Remembered = { sentTo: null, resendAt: 0, verified: null, wrong: 0 };

/** The two calls of a code: one mails it, the other checks it. Both reject with an `ApiError`. */
export interface MailedCodeCalls {
  readonly mail: (email: string) => Promise<unknown>;
  readonly verify: (email: string, code: string) => Promise<unknown>;
}

/** The code that proves an address: asked for, on its way, to be waited for, verified (D-26) [REG-09, REC-02]. */
export class MailedCode {
  isAsking = false;
  private state: Remembered;

  constructor(
    private readonly calls: MailedCodeCalls,
    private readonly clock: Clock,
    /** Where it outlives a reload. @default nowhere */
    private readonly kept?: Persisted<Remembered>,
  ) {
    this.state = kept?.read() ?? noCode;
    makeAutoObservable<MailedCode, 'calls' | 'clock' | 'kept'>(
      this,
      { calls: false, clock: false, kept: false },
      { autoBind: true },
    );
  }

  get sentTo(): string | null {
    return this.state.sentTo;
  }

  get resendAt(): number {
    return this.state.resendAt;
  }

  isVerified(email: string): boolean {
    return this.state.verified === email;
  }

  /** Has a code mailed, unless one is on its way there already, as this page or the server knows. */
  async ask(email: string): Promise<void> {
    if (this.isAsking || this.isOnItsWay(email)) return;
    this.setAsking(true);
    try {
      await this.calls.mail(email);
      this.noteSent(email, limits.code.resendAfterMs);
    } catch (error) {
      this.noteSent(email, waitOf(error));
    } finally {
      this.setAsking(false);
    }
  }

  /** Checks a code as it was typed. */
  async verify(email: string, code: string): Promise<void> {
    await this.calls.verify(email, plainCode(code)).catch(this.noteRefused);
    this.remember({ ...this.state, verified: email });
  }

  /** Whoever types a code that is used up or too old is told so: the right one would not pass either. */
  noteRefused(error: unknown): never {
    if (!(error instanceof ApiError) || error.code !== ('wrongCode' satisfies RefusalCode)) throw error;
    this.remember({ ...this.state, wrong: this.state.wrong + 1 });
    if (!this.isSpent) throw error;
    throw new ApiError(error.kind, error.message, error.status, {}, undefined, undefined, codeSpent);
  }

  /** The server takes a proof once, and for a while: the next one takes a new code. */
  forget(): void {
    this.state = noCode;
    this.kept?.remove();
  }

  /** The server takes the proof no longer: another code may be asked for at once. */
  expire(): void {
    this.remember({ ...this.state, resendAt: 0, verified: null });
  }

  private get isSpent(): boolean {
    const { tries, validMs, resendAfterMs } = limits.code;
    const goodUntil = this.resendAt - resendAfterMs + validMs;
    const isLate = this.resendAt > 0 && this.clock.now().getTime() > goodUntil;
    return isLate || this.state.wrong >= tries;
  }

  private isOnItsWay(email: string): boolean {
    return this.sentTo === email && this.clock.now().getTime() < this.resendAt;
  }

  private noteSent(email: string, waitMs: number): void {
    const resendAt = this.clock.now().getTime() + waitMs;
    this.remember({ ...this.state, sentTo: email, resendAt, wrong: 0 });
  }

  private remember(state: Remembered): void {
    this.state = state;
    this.kept?.write(state);
  }

  private setAsking(isAsking: boolean): void {
    this.isAsking = isAsking;
  }
}

/** How long to wait for another code, in ms, when the server says that one was mailed already; throws any other error. */
function waitOf(error: unknown): number {
  if (!(error instanceof ApiError) || error.code !== ('codeTooSoon' satisfies RefusalCode)) throw error;
  return error.retryAfter === undefined ? limits.code.resendAfterMs : error.retryAfter * 1000;
}

/** Pasted codes come with spaces. */
export function plainCode(code: string): string {
  return code.replace(/\s/g, '');
}
