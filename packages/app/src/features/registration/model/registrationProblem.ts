import type { Gender } from '@iskra/api-contract';
import { ApiError } from '../../../shared/api';

/** What stands in the way of registering, in the words of spec points 5 and 8 where they have any. */
export type RegistrationProblem =
  | {
      readonly kind:
        'missing' | 'email' | 'password' | 'emptyCode' | 'wrongCode' | 'mailFailed' | 'offline' | 'failed';
    }
  /** The back end's own words; `fields` is field to list of texts [REG-11]. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: ApiError['fields'] };

/** Turns a failed call into what the member is told [REG-10, REG-11]. */
export function registrationProblem(
  error: unknown,
  during: 'submit' | 'mail' | 'code',
  gender: Gender | null,
): RegistrationProblem {
  if (!(error instanceof ApiError)) {
    console.error('Registration failed', error);
    return { kind: 'failed' };
  }
  console.warn('Registration was refused', error.status, error.message);
  if (error.kind === 'network') return { kind: 'offline' };
  if (during === 'code' && 'verification_code' in error.fields) return codeProblem(error);
  if (error.kind === 'refused' && error.message)
    return { kind: 'refused', message: error.message, fields: error.fields };
  return { kind: gender === 'female' && during !== 'code' ? 'mailFailed' : 'failed' };
}

/** The spec's text for a wrong code; one that is used up or too old says so in the server's words. */
function codeProblem(error: ApiError): RegistrationProblem {
  const [text] = error.fields['verification_code'] ?? [];
  return !text || text === 'Невірний код.'
    ? { kind: 'wrongCode' }
    : { kind: 'refused', message: text, fields: {} };
}
