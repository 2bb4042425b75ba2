import { fillPath } from '@iskra/api-contract';

/** What stands in a call's address. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** Where a call of that path is sent to. */
export function callAddress(path: string, { params, query = {} }: AddressParts): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return fillPath(path, params) + (search && `?${search}`);
}
