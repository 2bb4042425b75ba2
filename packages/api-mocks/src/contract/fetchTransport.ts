import { refusalCodeHeader } from '@iskra/api-contract';
import { parseBody, type Transport } from '@iskra/api-contract/suite';
import { sessionHeader } from '../handlers/SessionCarrier';

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
    const refusalCode = answer.headers.get(refusalCodeHeader) ?? undefined;
    return { status: answer.status, body: await readBody(answer), csrfToken, refusalCode };
  };
}

async function readBody(answer: Response): Promise<unknown> {
  return parseBody(answer.headers.get('content-type'), new Uint8Array(await answer.arrayBuffer()));
}
