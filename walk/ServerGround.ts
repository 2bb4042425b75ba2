import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPageContext, type RealtimeConfig } from '@iskra/api-contract';
import { asOperator } from '../packages/server/src/admin/asOperator';
import { dialogues, premiumRequests, reports } from '../packages/server/src/db/schema';
import { endSession } from '../packages/server/src/session/sessions';
import { newPhotoKey } from '../packages/server/src/photos/PhotoStore';
import { photosOf } from '../packages/server/src/resources/members/members.repository';
import { addPhoto } from '../packages/server/src/resources/photos/photos.repository';
import { endPremiums, removeOwnPremium } from '../packages/server/src/resources/premium/changePremium';
import { createTestServer, type TestServer } from '../packages/server/src/test/createTestServer';
import { makeMember, testPassword } from '../packages/server/src/test/makeMember';
import { PusherRealtime } from '../packages/app/src/shared/realtime';
import type { Browser } from './Browser';
import type { Ground, Operator, Walker } from './Ground';
import { NoRealtime } from './NoRealtime';
import type { WalkPage } from './WalkPage';
import { newWalker, people, planWalker } from './walkers';

/** As the local mailbox lists it, the newest first. */
interface Mail {
  readonly to: string;
  readonly text: string;
}

/** The real server with its database, HTTP and sockets. */
export class ServerGround implements Ground {
  readonly pages: WalkPage[] = [];
  readonly members: Walker[] = [];
  readonly gone: Walker[] = [];
  private readonly pairs = new Map<string, number>();
  private underWay = 0;

  private constructor(
    private readonly server: TestServer,
    private readonly url: string,
    private readonly config: RealtimeConfig,
  ) {}

  static start(): Promise<TestServer> {
    return createTestServer({ config: { rateLimitScale: 1e6 }, likeNoticeDelayMs: 20 });
  }

  /** Members whom nobody knows yet. */
  static async open(server: TestServer, port: number): Promise<ServerGround> {
    const url = `http://127.0.0.1:${port}`;
    const context = getPageContext.answer.parse(await (await fetch(url + getPageContext.path)).json());
    // The page would take host and port from its address.
    const own = { cluster: 'own', host: '', port, securePort: port, tls: false };
    const ground = new ServerGround(server, url, { ...context.realtime, ...own });
    for (const place of people.keys()) ground.members.push(await ground.addWalker(place));
    return ground;
  }

  readonly now = () => this.server.deps.now();

  readonly fetch = async (browser: Browser, input: RequestInfo | URL, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', browser.cookie);
    this.underWay += 1;
    try {
      const response = await fetch(this.url + String(input), { ...init, headers });
      const line = response.headers.getSetCookie().find((one) => one.startsWith('iskra_session='));
      browser.cookie = line?.split(';')[0] ?? browser.cookie;
      return response;
    } finally {
      this.underWay -= 1;
    }
  };

  readonly signedIn = () => undefined;

  readonly connect = ({ isPassing, csrf, api }: WalkPage) =>
    isPassing ? new NoRealtime() : new PusherRealtime(() => this.config, csrf, api);

  /** pusher-js tells nobody its socket, so it cannot be cut from here; `reliability/` does by a proxy. */
  readonly setCut = () => {
    throw new Error('The network of this ground cannot be taken away');
  };

  readonly dialogueIdWith = (one: number, other: number) => this.pairs.get(pairOf(one, other));

  /** Known only by what is not heard: the next message shows it. */
  readonly deafTo = () => [];

  readonly operator: Operator = {
    suspend: (id) => this.run('members', 'suspend', String(id), 'спам'),
    restore: (id) => this.run('members', 'restore', String(id)),
    givePremium: (id) => this.run('premium', 'grant', this.emailOf(id), '7'),
    endPremium: (id) => removeOwnPremium(this.server.deps, id),
    closeRequest: async (id, status) => {
      const requests = await this.server.db.select().from(premiumRequests);
      const request = requests.find((one) => one.userId === id && one.status === 'pending');
      const word = status === 'approved' ? 'approve' : 'refuse';
      if (request) await this.run('premium', word, String(request.id));
    },
    closeReport: async (id, outcome) => {
      const all = await this.server.db.select().from(reports);
      const open = all.filter((one) => one.reporterId === id && one.resolvedAt === null).at(-1);
      if (open)
        await this.run(
          'reports',
          'resolve',
          outcome === 'no_violation' ? '--no-violation' : '--measures',
          String(open.id),
          'проверено',
        );
    },
    takePhotoAway: async (id) => {
      const photo = (await photosOf(this.server.db, id)).at(-1);
      if (photo) await this.run('photos', 'remove', '--', photo.key);
    },
    endSession: async ({ cookie }) => {
      const id = createHash('sha256').update(cookie.replace('iskra_session=', '')).digest('hex');
      await endSession(this.server.db, id);
    },
  };

  readonly mailed: Ground['mailed'] = {
    code: (email) => this.mailTo(email, /\d{6}/),
    link: (email) => this.mailTo(email, /(?<=email-back#)\S+/),
  };

  readonly replace = async (place: number) => {
    this.gone.push(...this.members.splice(place, 1, await this.addWalker(place)));
  };

  /** The timers of the pages do not follow the server's clock: each page is looked at again instead. */
  readonly pass = async (ms: number) => {
    this.server.skip(ms);
    await endPremiums(this.server.deps);
    for (const page of this.pages) await page.lookAgain();
  };

  readonly settle = async () => {
    for (let quiet = 0; quiet < 3; quiet = this.underWay > 0 ? 0 : quiet + 1) await sleep(3);
    for (const { id, lowId, highId } of await this.server.db.select().from(dialogues))
      this.pairs.set(pairOf(lowId, highId), id);
  };

  close(): void {
    for (const page of this.pages) page.close();
  }

  private async addWalker(place: number): Promise<Walker> {
    const { deps, db } = this.server;
    const plan = planWalker(place, deps.now());
    const { year, month, day } = plan.birthDate;
    const birthDate = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
    const { id, city, email } = await makeMember(deps, { ...plan, birthDate });
    for (let count = 0; count < 2; count += 1)
      await addPhoto(db, { id, socket: null }, newPhotoKey(), deps.now());
    return newWalker(plan, { id, city, email, password: testPassword });
  }

  private async run(...words: string[]): Promise<void> {
    await asOperator(this.server).run(...words);
  }

  /** In the newest mail to an address that has such words. */
  private async mailTo(email: string, words: RegExp): Promise<string | undefined> {
    const mails = (await (await fetch(`${this.url}/dev/mail.json`)).json()) as Mail[];
    const found = mails.filter(({ to }) => to === email);
    return found.map(({ text }) => words.exec(text)?.[0]).find((word) => word !== undefined);
  }

  private emailOf(id: number): string {
    return this.members.find((member) => member.id === id)?.email ?? '';
  }
}

const pairOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;
