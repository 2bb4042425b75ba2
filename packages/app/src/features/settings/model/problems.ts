import { ApiError } from '../../../shared/api';
import type { settingsProblems } from '../messages';

/** Why something was not saved: a text of ours by its key, or the back end's own words. */
export type Problem = keyof typeof settingsProblems | { readonly said: string };

/** What a failed call tells, where it names no field. */
export function generalProblem(error: unknown, otherwise: 'failed' | 'mailFailed' = 'failed'): Problem {
  if (!(error instanceof ApiError)) {
    console.error('Saving the settings failed', error);
    return otherwise;
  }
  console.warn('Saving the settings was refused', error.status, error.message);
  if (error.kind === 'network') return 'offline';
  return error.message ? { said: error.message } : otherwise;
}
