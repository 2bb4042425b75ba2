import { headerCarrier, sessionHeader, startNodeMocks } from '../node';
import { lastCode } from '../world/codes';
import { Client, type Transport } from './Client';
import { contractSuite } from './contractSuite';

const origin = 'http://mocks.test';

contractSuite('mocks', () => {
  const mocks = startNodeMocks({ carrier: headerCarrier(), clock: () => new Date() });
  return Promise.resolve({
    visitor: () => new Client(transport()),
    readCode: (email: string) => Promise.resolve(lastCode(mocks.world, email) ?? 'none'),
    close: () => Promise.resolve(mocks.close()),
  });
});

/** A browser of its own: the mocks' session header stands for the cookie. */
function transport(): Transport {
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
