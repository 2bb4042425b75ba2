import { limits } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../shared/store';
import type { SettingsProblem } from './SettingsProblem';

/**
 * One section that is looked at or edited: the draft begins as what is saved, cancelling drops it, and a saved notice
 * stands for three seconds [SET-02, SET-03].
 */
export class SectionEdit<Draft extends object, Field extends string> {
  /** What is typed; null while the section is only looked at. */
  draft: Draft | null = null;
  isSaved = false;
  isBusy = false;
  /** What is wrong, by field; `general` stands over the buttons. */
  problems: Partial<Record<Field | 'general', SettingsProblem>> = {};
  private stopNotice: (() => void) | undefined;

  constructor(
    private readonly saved: () => Draft,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<SectionEdit<Draft, Field>, 'saved' | 'clock' | 'stopNotice'>(
      this,
      { saved: false, clock: false, stopNotice: false },
      { autoBind: true },
    );
  }

  begin(): void {
    this.stopNotice?.();
    this.isSaved = false;
    this.problems = {};
    this.draft = this.saved();
  }

  change(change: Partial<Draft>): void {
    if (this.draft) this.draft = { ...this.draft, ...change };
  }

  /** Back to what is saved. */
  cancel(): void {
    this.draft = null;
    this.problems = {};
  }

  finish(): void {
    this.cancel();
    this.showSaved(true);
    this.stopNotice = this.clock.after(limits.savedNoticeMs, () => this.showSaved(false));
  }

  /** The field is being edited: its error disappears [SET-05]. */
  clearProblem(field: Field): void {
    const { [field]: _, ...others } = this.problems;
    this.problems = others as typeof this.problems;
  }

  setProblems(problems: Partial<Record<Field | 'general', SettingsProblem>>): void {
    this.problems = problems;
  }

  /** Runs one attempt to save; a second press meanwhile does nothing. What is typed stays if it fails (D-11). */
  async attempt(save: () => Promise<void>, explain: (error: unknown) => typeof this.problems): Promise<void> {
    if (this.isBusy) return;
    this.setBusy(true);
    this.setProblems({});
    try {
      await save();
    } catch (error) {
      this.setProblems(explain(error));
    } finally {
      this.setBusy(false);
    }
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }

  private showSaved(isSaved: boolean): void {
    this.isSaved = isSaved;
  }
}
