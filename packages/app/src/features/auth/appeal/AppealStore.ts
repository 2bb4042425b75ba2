import { getAppeal, sendAppeal, type Appeal } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import { ApiError, type Api } from '../../../shared/api';
import { problemOf, type Problem } from '../../../shared/forms';
import { FreshRead } from '../../../shared/store';
import type { Account } from '../useLogin';

/** The one appeal against a suspension: what is written, and what became of it (D-39). */
export class AppealStore {
  text = '';
  /** Undefined until the server said whether there is one. */
  appeal: Appeal | null | undefined = undefined;
  problem: Problem | null = null;
  isLoading = false;
  isSending = false;
  /** The suspension is over: there is nothing to appeal against. */
  isFree = false;
  private email = '';
  private readonly asked = new FreshRead();

  constructor(private readonly api: Api) {
    makeAutoObservable<AppealStore, 'api' | 'email' | 'asked'>(
      this,
      { api: false, email: false, asked: false },
      { autoBind: true },
    );
  }

  write(text: string): void {
    this.text = text;
    this.problem = null;
  }

  /** Asks what was written before. Of another account nothing is known yet; what is typed stays. */
  async load({ email, password }: Account): Promise<void> {
    if (this.isSending) return;
    if (email !== this.email) this.appeal = undefined;
    this.email = email;
    this.isLoading = true;
    await this.ask(() => this.api.send(getAppeal, { body: { email, password } }));
  }

  /** What is typed stays until the server has it. */
  async send({ email, password }: Account): Promise<void> {
    if (this.isSending) return;
    const { text } = this;
    this.isSending = true;
    await this.ask(() => this.api.send(sendAppeal, { body: { email, password, text } }));
  }

  /** What was asked last counts: an answer that is older than what was sent knows nothing of it. */
  private async ask(call: () => Promise<{ appeal: Appeal | null }>): Promise<void> {
    this.asked.outdate();
    const isNewest = this.asked.mark();
    this.problem = null;
    this.isFree = false;
    try {
      const answer = await call();
      if (isNewest()) this.keep(answer);
    } catch (error) {
      if (isNewest()) this.fail(error);
    }
  }

  private keep({ appeal }: { appeal: Appeal | null }): void {
    this.end();
    this.appeal = appeal;
  }

  private fail(error: unknown): void {
    this.end();
    this.isFree = error instanceof ApiError && error.status === 409;
    this.problem = problemOf(error);
  }

  private end(): void {
    this.isLoading = false;
    this.isSending = false;
  }
}
