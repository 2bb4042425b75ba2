import { getResponse, type RequestHandler } from 'msw';
import { addMember, createMocks } from '@iskra/api-mocks';
import { headerCarrier } from '@iskra/api-mocks/node';
import { sessionHeader } from '../packages/api-mocks/src/handlers/SessionCarrier';
import type { MemberRecord } from '../packages/api-mocks/src/world/records';
import { openSession } from '../packages/api-mocks/src/world/sessions';
import { createApi, type Api } from '../packages/app/src/shared/api';
import { WalkPage } from './WalkPage';

/** The mocks' world without a network: two men and a woman, or the other way round, and the pages they have open. */
export class WalkWorld {
  readonly mocks = createMocks({ carrier: headerCarrier() });
  readonly members: MemberRecord[];
  readonly pages: WalkPage[] = [];
  private readonly handlers = this.mocks.handlers as RequestHandler[];
  private underWay = 0;

  constructor() {
    const premiumUntil = new Date(this.mocks.world.now().getTime() + 40 * 24 * 60 * 60_000);
    const { world } = this.mocks;
    this.members = [
      addMember(world, { gender: 'male', name: 'Илья', isOnline: false }),
      addMember(world, { gender: 'female', name: 'Ольга', isOnline: false, premiumUntil }),
      addMember(world, { gender: 'female', name: 'Вера', isOnline: false }),
    ];
  }

  member(at: number): MemberRecord {
    const found = this.members[at % this.members.length];
    if (!found) throw new Error('The world has members');
    return found;
  }

  /** A page as just opened by a member; it stays in the walk unless it is only looked at. */
  open(member: MemberRecord, isPassing = false): WalkPage {
    const page = new WalkPage(this, member);
    if (!isPassing) this.pages.push(page);
    return page;
  }

  /** A browser of a member: a session of its own, and a network that can be gone. */
  apiOf(member: MemberRecord, browser: { isCut: boolean; socketId: () => string | undefined }): Api {
    const session = openSession(this.mocks.world, member.id);
    const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      if (browser.isCut) throw new TypeError('Failed to fetch');
      const headers = new Headers(init.headers);
      headers.set(sessionHeader, session.token);
      return this.answer(new Request(`http://walk.test${String(input)}`, { ...init, headers }));
    };
    return createApi({
      fetch: send,
      csrf: { get: () => session.csrf, set: () => undefined },
      socketId: browser.socketId,
      locale: () => 'ru',
      onSessionEnd: () => undefined,
    });
  }

  /** Until nothing is under way and nothing follows from what came. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 4; quiet = this.underWay > 0 ? 0 : quiet + 1)
      await new Promise((resolve) => setImmediate(resolve));
  }

  stop(): void {
    for (const page of this.pages) page.close();
    this.mocks.stop();
  }

  private async answer(request: Request): Promise<Response> {
    this.underWay += 1;
    try {
      return (await getResponse(this.handlers, request)) ?? Response.error();
    } finally {
      this.underWay -= 1;
    }
  }
}
