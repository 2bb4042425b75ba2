import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CallDefinition, InputOf, ParsedAnswerOf } from '@iskra/api-contract';
import { fillPath, login } from '@iskra/api-contract';
import { deviceCookie } from '../session/deviceCookie';
import { sessionCookie } from '../session/sessions';
import { testPassword } from './makeMember';

type Headers = Record<string, string | undefined>;
type Sent = InjectOptions['payload'];
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A browser, as far as the server can tell: cookie, token, and the headers the page sends. */
export class TestClient {
  cookie = '';
  /** What says that a member signed in here before. */
  device = '';
  token = '';

  private constructor(private readonly app: FastifyInstance) {}

  /** A visitor with a session and a token. */
  static async open(app: FastifyInstance): Promise<TestClient> {
    const client = new TestClient(app);
    const { csrf_token: token } = (await client.send('GET', '/api/page-context')).json<{
      csrf_token: string;
    }>();
    client.token = token;
    return client;
  }

  static async signIn(app: FastifyInstance, email: string, password = testPassword): Promise<TestClient> {
    const client = await TestClient.open(app);
    await client.call(login, { body: { email, password } });
    return client;
  }

  /** Makes a call of the contract; throws unless it succeeds. */
  async call<C extends CallDefinition>(call: C, input: InputOf<C>): Promise<ParsedAnswerOf<C>> {
    const answer = await this.try(call, input);
    if (answer.statusCode !== 200) throw new Error(`${call.path}: ${answer.statusCode} ${answer.body}`);
    return call.answer.parse(answer.json()) as ParsedAnswerOf<C>;
  }

  /** Makes a call of the contract, whatever comes of it. */
  try<C extends CallDefinition>(call: C, input: InputOf<C>, headers: Headers = {}) {
    const { params, query, body } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, string>;
      body?: object;
    };
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return this.send(call.method, fillPath(call.path, params) + search, body, headers);
  }

  async send(method: Method, url: string, payload?: Sent, headers: Headers = {}) {
    const all: Headers = {
      cookie: [this.cookie, this.device].filter(Boolean).join('; '),
      authorization: this.token ? `Bearer ${this.token}` : undefined,
      'x-requested-with': 'XMLHttpRequest',
      ...headers,
    };
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const answer = await this.app.inject({
      method,
      url,
      headers: given,
      ...(payload === undefined ? {} : { payload }),
    });
    this.keep(answer);
    return answer;
  }

  private keep(answer: { cookies: { name: string; value: string }[]; headers: Headers | object }): void {
    const session = answer.cookies.find(({ name }) => name === sessionCookie);
    if (session) this.cookie = `${sessionCookie}=${session.value}`;
    const device = answer.cookies.find(({ name }) => name === deviceCookie);
    if (device) this.device = `${deviceCookie}=${device.value}`;
    const token = (answer.headers as Headers)['x-csrf-token'];
    if (token) this.token = token;
  }
}
