import { randomUUID } from 'node:crypto';
import {
  createDialogue,
  getMessages,
  getPageContext,
  login,
  register,
  sendMessage,
  sendVerificationEmail,
  verifyCode,
  type Gender,
  type Message,
  type RealtimeConfig,
  type User,
} from '@iskra/api-contract';
import { ApiError, createApi, type Api, type CsrfToken } from '../packages/app/src/shared/api';
import { Journal, type Entry } from './Journal';

/** Where members find the server; it may move to a proxy. */
export interface Address {
  url: string;
  /** The six digits last mailed to an address. */
  readonly codeFor: (email: string) => Promise<string>;
}

const patienceMs = 40_000;

/** A member who uses the app's own client of the calls, and keeps a journal of what was sent. */
export class Member {
  id = 0;
  /** As registered. */
  user: User | null = null;
  cookie = '';
  socketId: () => string | undefined = () => undefined;
  readonly journal = new Journal();
  readonly csrf: CsrfToken = { get: () => this.token, set: (token) => void (this.token = token) };
  readonly api: Api;
  /** Where this member's calls go. */
  readonly address: Address;
  private token = '';

  private constructor(address: Address) {
    this.address = { url: address.url, codeFor: (email) => address.codeFor(email) };
    this.api = createApi({
      fetch: (url, init) => this.fetch(String(url), init),
      csrf: this.csrf,
      socketId: () => this.socketId(),
      locale: () => 'ru',
      onSessionEnd: () => undefined,
      isSameMember: () => Promise.resolve(true),
    });
  }

  static async register(address: Address, gender: Gender, name: string): Promise<Member> {
    const member = new Member(address);
    const email = `${randomUUID()}@example.org`;
    await member.context();
    if (gender === 'female') await member.confirm(email);
    const birth = { birth_day: 1, birth_month: 2, birth_year: 1996 };
    const rest = { gender, name, city: 'Москва', email, password: 'long enough' };
    const { user } = await member.api.send(register, { body: { ...birth, ...rest } });
    Object.assign(member, { id: user.id, user });
    return member;
  }

  /** Somebody who has registered before, in a session of its own. */
  static async signIn(address: Address, email: string, password: string): Promise<Member> {
    const member = new Member(address);
    await member.context();
    const csrfToken = member.token;
    const { user } = await member.api.send(login, { body: { email, password, csrfToken } });
    return Object.assign(member, { id: user.id, user });
  }

  /** The same member in the same session, whose calls go elsewhere. */
  by(url: string): Member {
    const other = new Member({ ...this.address, url });
    return Object.assign(other, { id: this.id, user: this.user, cookie: this.cookie, token: this.token });
  }

  /** As a page asks for it: the token, and where live events are. */
  async context(): Promise<RealtimeConfig> {
    const context = await this.api.send(getPageContext, {});
    this.csrf.set(context.csrf_token);
    return context.realtime;
  }

  async begin(other: Member): Promise<number> {
    return (await this.api.send(createDialogue, { params: { userId: String(other.id) } })).dialog_id;
  }

  /** Sends and writes down what came of it. */
  async send(dialogId: number, to: Member, content: string, clientId = randomUUID()): Promise<Entry> {
    const entry: Entry = { clientId, dialogId, content, outcome: 'unknown' };
    this.journal.entries.push(entry);
    await this.sendAgain(entry, to);
    return entry;
  }

  /** The same message once more, as the app does it: the same `client_id`. */
  async sendAgain(entry: Entry, to: Member): Promise<void> {
    const { dialogId, content, clientId } = entry;
    const body = { content, sender_id: this.id, recipient_id: to.id, client_id: clientId };
    try {
      const { message } = await this.api.send(sendMessage, { params: { dialogId: String(dialogId) }, body });
      entry.outcome = 'acknowledged';
      entry.id = message.id;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === 'refused' && !error.isTransient;
      if (isRefused) entry.outcome = 'refused';
    }
  }

  /** All messages of a dialogue by the call of the API, page by page. */
  async read(dialogId: number): Promise<Message[]> {
    const all: Message[] = [];
    for (let hasMore = true; hasMore;) {
      const oldest = all[0];
      const query = { limit: '200', ...(oldest ? { before: String(oldest.id) } : {}) };
      const page = await this.api.send(getMessages, { params: { dialogId: String(dialogId) }, query });
      all.unshift(...page.messages);
      hasMore = page.has_more;
    }
    return all;
  }

  /** A plain request with the member's cookie. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookie);
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(this.address.url + path, { ...init, headers, signal });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('iskra_session='));
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    return answer;
  }

  private async confirm(email: string): Promise<void> {
    await this.api.send(sendVerificationEmail, { body: { email } });
    const code = await this.address.codeFor(email);
    await this.api.send(verifyCode, { body: { email, verification_code: code } });
  }
}
