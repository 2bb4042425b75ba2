import type { Schema } from '../call';
import { limits } from '../limits';
import { isStorable } from './isStorable';
import { Refused } from './Refused';
import type { TextKey } from './texts';

/** Reads one part of a request by its schema; what does not fit is a 422 with texts by field (D-23). */
export function readPart(schema: Schema | undefined, given: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(given === undefined ? {} : given);
  if (parsed.success && isStorable(parsed.data)) return parsed.data;
  const issues = parsed.success ? [] : parsed.error.issues;
  const fields: Record<string, TextKey> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    fields[field] ??= fieldText(issue, (given as Record<string, unknown> | undefined)?.[field]);
  }
  throw new Refused(422, 'invalid', { fields });
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
