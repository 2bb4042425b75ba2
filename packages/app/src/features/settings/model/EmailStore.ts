import { updateEmail, type User } from '@iskra/api-contract';
import { email as emailSchema } from '@iskra/api-contract/values';
import { makeAutoObservable } from 'mobx';
import { problemOf } from '../../../shared/forms';
import { AddressProof } from './AddressProof';
import type { SettingsDependencies } from './InfoStore';
import { SectionEdit } from './SectionEdit';
import type { SettingsProblem } from './SettingsProblem';

export interface EmailDraft {
  readonly email: string;
}

/** The address to sign in with; a woman proves the new one by its code (D-38) [SET-05]. */
export class EmailStore {
  readonly edit: SectionEdit<EmailDraft, 'email'>;
  readonly proof: AddressProof;

  constructor(private readonly from: SettingsDependencies) {
    this.edit = new SectionEdit<EmailDraft, 'email'>(() => ({ email: this.user.email }), from.clock);
    this.proof = new AddressProof(from.api, from.clock);
    makeAutoObservable<EmailStore, 'from' | 'user'>(
      this,
      { from: false, user: false, edit: false, proof: false },
      { autoBind: true },
    );
  }

  async save(): Promise<void> {
    const { draft } = this.edit;
    if (!draft) return;
    if (!draft.email.trim()) return this.edit.setProblems({ email: { kind: 'required' } });
    const { success, data: email } = emailSchema.safeParse(draft.email);
    if (!success) return this.edit.setProblems({ email: { kind: 'address' } });
    if (email === this.user.email) return this.cancel();
    await this.edit.attempt(async () => {
      if (this.user.gender === 'female' && !this.proof.code.isVerified(email)) await this.proof.ask(email);
      else await this.proof.use(email, () => this.send(email));
    }, explain);
  }

  /** The code of the mail, then the address it proves. */
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

  private async send(email: string): Promise<void> {
    const { user } = await this.from.api.send(updateEmail, { body: { email } });
    this.proof.forget();
    this.from.session.setUser(user);
    this.edit.finish();
  }

  private get user(): User {
    const { user } = this.from.session;
    if (!user) throw new Error('Settings are for members');
    return user;
  }
}

/** What the back end answers is the e-mail's error, shown in red as it came (spec point 7) [SET-05]. */
function explain(error: unknown): Partial<Record<'email' | 'general', SettingsProblem>> {
  const problem = problemOf(error);
  return problem.said ? { email: problem } : { general: problem };
}
