import { Client, contractSuite, type Transport } from '@iskra/api-mocks/contract';
import { sessionCookie } from '../http/sessions';
import { createTestServer, type TestServer } from '../test/createTestServer';

interface Mail {
  readonly to: string;
  readonly text: string;
}

contractSuite('server', async () => {
  const server = await createTestServer({ config: { rateLimitScale: 1000 } });
  return {
    visitor: () => new Client(transport(server)),
    readCode: async (email) => {
      const mails = (await server.app.inject('/dev/mail.json')).json<Mail[]>();
      return /\d{6}/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? 'none';
    },
    close: server.close,
  };
});

/** A browser of its own: keeps the session's cookie. */
function transport({ app }: TestServer): Transport {
  let cookie = '';
  return async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const session = answer.cookies.find(({ name }) => name === sessionCookie);
    if (session) cookie = `${sessionCookie}=${session.value}`;
    const token = answer.headers['x-csrf-token'];
    return {
      status: answer.statusCode,
      body: answer.json(),
      csrfToken: typeof token === 'string' ? token : undefined,
    };
  };
}
