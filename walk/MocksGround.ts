import { getResponse, type RequestHandler } from 'msw';
import { channels } from '@iskra/api-contract';
import { addMember, createMocks, presentUser } from '@iskra/api-mocks';
import { headerCarrier } from '@iskra/api-mocks/node';
import { sessionHeader } from '../packages/api-mocks/src/handlers/SessionCarrier';
import { mayHear } from '../packages/api-mocks/src/realtime/mayHear';
import { endPremium, givePremium } from '../packages/api-mocks/src/world/premium';
import type { MemberRecord } from '../packages/api-mocks/src/world/records';
import { openSession } from '../packages/api-mocks/src/world/sessions';
import { createApi } from '../packages/app/src/shared/api';
import type { Browser, Ground, Walker } from './Ground';
import type { WalkPage } from './WalkPage';
import { WorldRealtime } from './WorldRealtime';

/** The mocks' world without a network: a man and two women, and the pages they have open. */
export class MocksGround implements Ground {
  readonly pages: WalkPage[] = [];
  readonly members: readonly MemberRecord[];
  private readonly mocks = createMocks({ carrier: headerCarrier() });
  private readonly handlers = this.mocks.handlers as RequestHandler[];
  private underWay = 0;
  private sockets = 0;

  constructor() {
    const { world } = this.mocks;
    const premiumUntil = new Date(world.now().getTime() + 40 * 24 * 60 * 60_000);
    this.members = [
      addMember(world, { gender: 'male', name: 'Илья', isOnline: false }),
      addMember(world, { gender: 'female', name: 'Ольга', isOnline: false, premiumUntil }),
      addMember(world, { gender: 'female', name: 'Вера', isOnline: false }),
    ];
  }

  /** A session of its own, and a network that can be gone. */
  readonly browse = ({ id }: Walker): Browser => {
    const { world } = this.mocks;
    const member = world.members.get(id);
    if (!member) throw new Error('Who walks is a member');
    const session = openSession(world, id);
    const realtime = new WorldRealtime(world, id, `${(this.sockets += 1)}.1`);
    let isCut = false;
    const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      if (isCut) throw new TypeError('Failed to fetch');
      const headers = new Headers(init.headers);
      headers.set(sessionHeader, session.token);
      return this.answer(new Request(`http://walk.test${String(input)}`, { ...init, headers }));
    };
    const csrf = { get: () => session.csrf, set: () => undefined };
    const onSessionEnd = () => undefined;
    const socketId = () => realtime.socketId();
    return {
      user: presentUser(member, world.now()),
      api: createApi({ fetch: send, csrf, socketId, locale: () => 'ru', onSessionEnd }),
      realtime,
      setCut: (cut) => {
        isCut = cut;
        realtime.setCut(cut);
      },
      close: realtime.end,
    };
  };

  readonly dialogueIdWith = (one: number, other: number) =>
    [...this.mocks.world.dialogues.values()].find(
      ({ members }) => members.includes(one) && members.includes(other),
    )?.id;

  readonly deafTo = ({ member, browser }: WalkPage) => {
    const { world } = this.mocks;
    const { realtime } = browser;
    const own = [...world.dialogues.keys()].map((id) => channels.dialogue(id));
    const isHeard = (channel: string) => realtime instanceof WorldRealtime && realtime.hears(channel);
    return own.filter((channel) => mayHear(world, member.id, channel) && !isHeard(channel));
  };

  readonly givePremium = (id: number) => givePremium(this.mocks.world, id, 7);
  readonly endPremium = (id: number) => endPremium(this.mocks.world, id);

  readonly settle = async () => {
    for (let quiet = 0; quiet < 4; quiet = this.underWay > 0 ? 0 : quiet + 1)
      await new Promise((resolve) => setImmediate(resolve));
  };

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
