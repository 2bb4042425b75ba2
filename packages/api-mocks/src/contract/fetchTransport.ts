import { sessionHeader } from '../handlers/SessionCarrier';
import type { Transport } from './Client';

const origin = 'http://mocks.test';

/** A browser of its own on mocked `fetch`: the mocks' session header stands for the cookie. */
export function fetchTransport(): Transport {
  let session: string | null = null;
  return async ({ method, path, headers, body }) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(session === null ? {} : { [sessionHeader]: session }) },
      ...(body === undefined ? {} : { body }),
    });
    session = answer.headers.get(sessionHeader) ?? session;
    const csrfToken = answer.headers.get('x-csrf-token') ?? undefined;
    return { status: answer.status, body: await answer.json(), csrfToken };
  };
}
