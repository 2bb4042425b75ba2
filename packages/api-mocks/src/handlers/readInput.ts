import { limits, type CallDefinition, type Schema } from '@iskra/api-contract';
import { Refused, type TextKey } from '@iskra/api-contract/rules';

/** The parts of a request, by the contract's schemas; what does not fit is a 422 with texts by field (D-23). */
export async function readInput(call: CallDefinition, request: Request, params: unknown) {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  if (isForm && call.bodyAs !== 'form') throw new Refused(415, 'wrongType');
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params: validate(call.params, params),
    query: validate(call.query, query),
    body: call.body ? validate(call.body, await readBody(request, isForm === true)) : undefined,
  };
}

async function readBody(request: Request, isForm: boolean): Promise<unknown> {
  const source = await request.clone().text();
  if (isForm) return Object.fromEntries(new URLSearchParams(source));
  if (source.trim() === '') return undefined;
  try {
    return JSON.parse(source);
  } catch {
    throw new Refused(400, 'badRequest');
  }
}

function validate(schema: Schema | undefined, given: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, TextKey> = {};
  for (const issue of parsed.error.issues) {
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
