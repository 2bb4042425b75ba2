/**
 * Refusals on which a page acts, instead of only showing their text: a code was mailed to this address less than 60 s ago
 * (429, D-26); the code is wrong, too old or used up; the address is not confirmed, or no longer.
 */
export const refusalCodes = ['codeTooSoon', 'wrongCode', 'emailUnverified'] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Carries the code of a plain-text refusal (D-23), whose body has no place for it. */
export const refusalCodeHeader = 'X-Refusal-Code';

/** Whether a refusal is one of those that a page acts on. */
export function isRefusalCode(code: string | undefined): code is RefusalCode {
  return refusalCodes.some((known) => known === code);
}
