import { setTimeout as sleep } from 'node:timers/promises';
import { getSession, type RealtimeConfig, type User } from '@iskra/api-contract';
import { asOperator } from '../packages/server/src/admin/asOperator';
import { dialogues } from '../packages/server/src/db/schema';
import { removeOwnPremium } from '../packages/server/src/resources/premium/changePremium';
import { createTestServer, type TestServer } from '../packages/server/src/test/createTestServer';
import { makeMember, testPassword, type MemberParts } from '../packages/server/src/test/makeMember';
import type { Api } from '../packages/app/src/shared/api';
import { PusherRealtime } from '../packages/app/src/shared/realtime';
import { Member } from '../reliability/Member';
import type { Browser, Ground, Walker } from './Ground';
import { NoRealtime } from './NoRealtime';
import type { WalkPage } from './WalkPage';

const birthDate = { day: 1, month: 2, year: 1996 };

interface Signed {
  readonly member: Member;
  readonly user: User;
  readonly config: RealtimeConfig;
}

/** The real server with its database, HTTP and sockets: members of one walk, each page in a session of its own. */
export class ServerGround implements Ground {
  readonly pages: WalkPage[] = [];
  private readonly pairs = new Map<string, number>();
  private underWay = 0;

  private constructor(
    private readonly server: TestServer,
    readonly members: readonly Walker[],
    /** Browsers that are signed in and wait to be opened; the last of each member only looks. */
    private readonly signed: ReadonlyMap<number, Signed[]>,
    private readonly emails: ReadonlyMap<number, string>,
  ) {}

  static start(): Promise<TestServer> {
    return createTestServer({ config: { rateLimitScale: 1e6 }, likeNoticeDelayMs: 20 });
  }

  /** A man and two women whom nobody knows yet. */
  static async open(server: TestServer, port: number): Promise<ServerGround> {
    const premiumUntil = new Date(server.deps.now().getTime() + 40 * 24 * 60 * 60_000);
    const parts: MemberParts[] = [
      { gender: 'male', name: 'Илья' },
      { gender: 'female', name: 'Ольга', premiumUntil },
      { gender: 'female', name: 'Вера' },
    ];
    const members: Walker[] = [];
    const signed = new Map<number, Signed[]>();
    const emails = new Map<number, string>();
    for (const part of parts) {
      const { id, name, gender, city, email } = await makeMember(server.deps, {
        birthDate: '1996-02-01',
        ...part,
      });
      members.push({ id, name, gender, city, birthDate });
      emails.set(id, email);
      const browsers = [1, 2, 3].map(() => signIn(`http://127.0.0.1:${port}`, email));
      signed.set(id, await Promise.all(browsers));
    }
    return new ServerGround(server, members, signed, emails);
  }

  readonly browse = ({ id }: Walker, isPassing: boolean): Browser => {
    const waiting = this.signed.get(id) ?? [];
    const own = isPassing ? waiting.at(-1) : waiting.shift();
    if (!own) throw new Error('No browser is left for the member');
    const { member, user, config } = own;
    const api = this.watched(member.api, id);
    const realtime = isPassing ? new NoRealtime() : new PusherRealtime(() => config, member.csrf, api);
    if (!isPassing) member.socketId = () => realtime.socketId();
    const setCut = () => {
      throw new Error('The network of this ground cannot be taken away');
    };
    return { user, api, realtime, setCut, close: () => undefined };
  };

  readonly dialogueIdWith = (one: number, other: number) => this.pairs.get(pairOf(one, other));

  /** Known only by what is not heard: the next message shows it. */
  readonly deafTo = () => [];

  readonly givePremium = async (id: number) =>
    void (await asOperator(this.server).run('premium', 'grant', this.emails.get(id) ?? '', '7'));
  readonly endPremium = (id: number) => removeOwnPremium(this.server.deps, id);

  readonly settle = async () => {
    for (let quiet = 0; quiet < 3; quiet = this.underWay > 0 ? 0 : quiet + 1) await sleep(3);
    for (const { id, lowId, highId } of await this.server.db.select().from(dialogues))
      this.pairs.set(pairOf(lowId, highId), id);
  };

  close(): void {
    for (const page of this.pages) page.close();
  }

  /** Counts what is under way, and notes dialogues as answers name them. */
  private watched(api: Api, id: number): Api {
    const send: Api['send'] = async (call, input, options) => {
      this.underWay += 1;
      try {
        const answer = await api.send(call, input, options);
        const { dialog_id: dialogueId } = answer as { dialog_id?: unknown };
        const userId = Number((input as { params?: { userId?: string } }).params?.userId);
        if (typeof dialogueId === 'number' && userId) this.pairs.set(pairOf(id, userId), dialogueId);
        return answer;
      } finally {
        this.underWay -= 1;
      }
    };
    return { ...api, send };
  }
}

async function signIn(url: string, email: string): Promise<Signed> {
  const member = await Member.signIn(
    { url, codeFor: () => Promise.reject(new Error('No code')) },
    email,
    testPassword,
  );
  const { user } = await member.api.send(getSession, {});
  return { member, user, config: ownSocketOf(await member.context(), url) };
}

/** The page would take host and port from its address. */
const ownSocketOf = (config: RealtimeConfig, url: string): RealtimeConfig => {
  const port = Number(new URL(url).port);
  return { ...config, cluster: 'own', host: '', port, securePort: port, tls: false };
};

const pairOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;
