import { ApiError } from '../../../shared/api';

/** Why a step did not go through; `text` is the server's own, without one the spec's stands [REC-08]. */
export type RecoveryProblem =
  { readonly kind: 'offline' | 'failed' } | { readonly kind: 'refused'; readonly text: string };

/** Logs a failed call and says what the member is told (D-11). */
export function recoveryProblem(error: unknown): RecoveryProblem {
  console.warn('Recovery failed', error);
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.kind === 'network') return { kind: 'offline' };
  const lines = Object.values(error.fields).map((texts) => texts.join(', '));
  const text = lines.join('\n') || error.message;
  return error.kind === 'refused' && text ? { kind: 'refused', text } : { kind: 'failed' };
}
