import Pusher from 'pusher-js';
import type { TestClient } from './TestClient';

/** The real pusher-js against a listening test server, authorised as the client; options as in production. */
export function openSocket(port: number, key: string, client: TestClient): Pusher {
  return new Pusher(key, {
    cluster: 'mt1',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    channelAuthorization: {
      endpoint: '/broadcasting/auth',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, done) => {
        void authorize(client, '/broadcasting/auth', { socket_id: socketId, channel_name: channelName }).then(
          (auth) => done(null, auth),
          (error: Error) => done(error, null),
        );
      },
    },
    userAuthentication: {
      endpoint: '/broadcasting/user-auth',
      transport: 'ajax',
      customHandler: ({ socketId }, done) => {
        void authorize(client, '/broadcasting/user-auth', { socket_id: socketId }).then(
          (auth) => done(null, auth as never),
          (error: Error) => done(error, null),
        );
      },
    },
  });
}

/** As pusher-js posts it from a page: form-encoded, with X-CSRF-TOKEN as the only header of ours. */
async function authorize(
  client: TestClient,
  path: string,
  body: Record<string, string>,
): Promise<{ auth: string }> {
  const form = new URLSearchParams(body).toString();
  const answer = await client.send('POST', path, form, {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: undefined,
    'x-requested-with': undefined,
    'x-csrf-token': client.token,
  });
  if (answer.statusCode !== 200) throw new Error(`Refused with ${answer.statusCode}`);
  return answer.json<{ auth: string }>();
}

/** Resolves when subscribed, rejects when refused. */
export function subscribed(pusher: Pusher, channel: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscription = pusher.subscribe(channel);
    subscription.bind('pusher:subscription_succeeded', () => resolve());
    subscription.bind('pusher:subscription_error', reject);
  });
}

/** The next event of that name on a channel. */
export function nextEvent<Payload>(pusher: Pusher, channel: string, event: string): Promise<Payload> {
  return new Promise((resolve) => {
    const subscription = pusher.subscribe(channel);
    const hear = (payload: Payload) => {
      subscription.unbind(event, hear);
      resolve(payload);
    };
    subscription.bind(event, hear);
  });
}
