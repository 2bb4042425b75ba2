import { createHash, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type pg from 'pg';

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A member's browser over connections that are kept, signed in by a row of `sessions`: no password is checked. */
export class Client {
  private token = '';
  private readonly agent = new Agent({ keepAlive: true });

  private constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {}

  static async signIn(url: string, database: pg.Client, userId: number): Promise<Client> {
    const secret = randomUUID();
    const id = createHash('sha256').update(secret).digest('hex');
    await database.query('insert into sessions values ($1, $2, null, null, now(), now())', [id, userId]);
    const client = new Client(url, `iskra_session=${secret}`);
    const { csrf_token: token } = await client.get<{ csrf_token: string }>('/api/page-context');
    client.token = token;
    return client;
  }

  /** What another process needs to act as this member. */
  get headers(): Record<string, string> {
    return {
      cookie: this.cookie,
      'x-csrf-token': this.token,
      'x-requested-with': 'XMLHttpRequest',
      accept: 'application/json',
    };
  }

  get<Body>(path: string): Promise<Body> {
    return this.call('GET', path, undefined);
  }

  post<Body>(path: string, body: object): Promise<Body> {
    return this.call('POST', path, JSON.stringify(body));
  }

  close(): void {
    this.agent.destroy();
  }

  private async call<Body>(method: string, path: string, body: string | undefined): Promise<Body> {
    const { status, text } = await this.send(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as Body;
  }

  private send(method: string, path: string, body: string | undefined): Promise<Answer> {
    const length = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = { method, agent: this.agent, headers: { ...this.headers, ...length } };
    return new Promise((resolve, reject) => {
      const sent = request(this.url + path, options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
