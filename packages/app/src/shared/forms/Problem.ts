import { isRefusalCode, type RefusalCode } from '@iskra/api-contract';
import { ApiError } from '../api';
import { codeSpent } from './codeSpent';

/**
 * Why a call did not succeed: one of the contract's codes, or a mailed code that is used up or too old; else the server
 * said no, could not be reached, or it failed.
 */
export type Failure = RefusalCode | typeof codeSpent | 'refused' | 'offline' | 'failed';

/** What stands in the way of a form, as data: a failure, or what the form itself misses. `useProblemText` gives the words. */
export interface Problem<Own extends string = never> {
  readonly kind: Own | Failure;
  /** The back end's own words: one line per field, its texts joined by commas [REG-11]. */
  readonly said?: string;
}

/**
 * Logs a failed call and says what it was (D-11) [API-03]; `otherwise` is for a failure of which nothing more is
 * known.
 */
export function problemOf<Own extends string = never>(
  error: unknown,
  otherwise: Own | 'failed' = 'failed',
): Problem<Own> {
  if (!(error instanceof ApiError)) {
    console.error('A form was not sent', error);
    return { kind: otherwise };
  }
  console.warn('A form was not taken', error.status, error.message);
  if (error.kind === 'network') return { kind: 'offline' };
  const said = wordsOf(error);
  if (error.code === codeSpent) return { kind: codeSpent };
  if (isRefusalCode(error.code)) return { kind: error.code, said };
  return error.kind === 'refused' && said ? { kind: 'refused', said } : { kind: otherwise };
}

function wordsOf({ fields, message }: ApiError): string {
  const lines = Object.values(fields).map((texts) => texts.join(', '));
  return lines.join('\n') || message;
}
