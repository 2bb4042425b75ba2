import type { CallDefinition } from '@iskra/api-contract';
import { readPart, Refused } from '@iskra/api-contract/rules';

/** The parts of a request, by the contract's schemas. */
export async function readInput(call: CallDefinition, request: Request, params: unknown) {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  if (isForm && call.bodyAs !== 'form') throw new Refused(415, 'wrongType');
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params: readPart(call.params, params),
    query: readPart(call.query, query),
    body: call.body ? readPart(call.body, await readBody(request, isForm === true)) : undefined,
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
