import { limits, type Locale, type Schema, type ValidationErrorAnswer } from '@iskra/api-contract';
import { text, type TextKey } from './texts';
import { isStorable } from './storable';

/** Becomes the 422 of D-23: a message, and texts by field. */
export class Invalid extends Error {
  constructor(readonly fields: Readonly<Record<string, TextKey>>) {
    super('invalid');
  }

  answer(locale: Locale): ValidationErrorAnswer {
    const errors = Object.entries(this.fields).map(([field, key]) => [field, [text(locale, key)]]);
    return { message: text(locale, 'invalid'), errors: Object.fromEntries(errors) };
  }
}

/** Reads one part of a request by its schema; what does not fit is an Invalid. */
export function validate(schema: Schema | undefined, given: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(given === undefined ? {} : given);
  if (parsed.success && isStorable(parsed.data)) return parsed.data;
  const issues = parsed.success ? [] : parsed.error.issues;
  const fields: Record<string, TextKey> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    fields[field] ??= fieldText(issue, (given as Record<string, unknown> | undefined)?.[field]);
  }
  throw new Invalid(fields);
}

const fieldTexts: Readonly<Record<string, TextKey>> = {
  name: 'wrongName',
  email: 'wrongEmail',
  password: 'shortPassword',
  city: 'wrongCity',
};

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly minimum?: unknown;
}

function fieldText({ path, minimum }: Issue, value: unknown): TextKey {
  if (value === undefined || value === null || value === '') return 'required';
  const field = String(path[0] ?? '');
  if (field === 'password' && minimum === limits.password.recoveryMin) return 'shortNewPassword';
  return fieldTexts[field] ?? 'wrongValue';
}
