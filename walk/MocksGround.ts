import { getResponse, type RequestHandler } from 'msw';
import { vi } from 'vitest';
import { channels } from '@iskra/api-contract';
import { addMember, createMocks, demoPassword } from '@iskra/api-mocks';
import { headerCarrier } from '@iskra/api-mocks/node';
import { sessionHeader } from '../packages/api-mocks/src/handlers/SessionCarrier';
import { mayHear } from '../packages/api-mocks/src/realtime/mayHear';
import { theMember } from '../packages/api-mocks/src/world/members';
import { lastCode } from '../packages/api-mocks/src/world/codes';
import { emailLink } from '../packages/api-mocks/src/world/formerEmail';
import { closeReport, newestOpenOf } from '../packages/api-mocks/src/world/ownReports';
import { takePhotoAway } from '../packages/api-mocks/src/world/photos';
import {
  closeRequest,
  endOverduePremiums,
  endPremium,
  givePremium,
} from '../packages/api-mocks/src/world/premium';
import { restoreMember, suspendMember } from '../packages/api-mocks/src/world/suspension';
import type { Browser } from './Browser';
import type { Ground, Operator, Walker } from './Ground';
import type { WalkPage } from './WalkPage';
import { newWalker, people, planWalker } from './walkers';
import { WorldRealtime } from './WorldRealtime';

/** The mocks' world without a network, with a clock and timers of its own. */
export class MocksGround implements Ground {
  readonly pages: WalkPage[] = [];
  readonly members: Walker[];
  readonly gone: Walker[] = [];
  private readonly mocks = createMocks({ carrier: headerCarrier() });
  private readonly handlers = this.mocks.handlers as RequestHandler[];
  /** Answers that are written and on their way. */
  private late: (() => void)[] = [];
  /** Answers are late: what happens meanwhile is not in them. */
  isSlow = false;
  private underWay = 0;
  private sockets = 0;

  constructor() {
    this.members = people.map((_, place) => this.addWalker(place));
  }

  readonly now = () => this.mocks.world.now();

  readonly fetch = async (browser: Browser, input: RequestInfo | URL, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set(sessionHeader, browser.cookie);
    const response = await this.answer(new Request(`http://walk.test${String(input)}`, { ...init, headers }));
    if (this.isSlow) await new Promise<void>((resolve) => this.late.push(resolve));
    browser.cookie = response.headers.get(sessionHeader) ?? browser.cookie;
    return response;
  };

  readonly signedIn = ({ cookie }: Browser) => this.mocks.world.sessions.get(cookie)?.memberId ?? undefined;

  readonly connect = (page: WalkPage) => {
    this.sockets += 1;
    return new WorldRealtime(this.mocks.world, `${this.sockets}.1`, {
      token: () => page.browser.cookie,
      isCut: () => page.isCut,
      onSessionEnd: () => page.visitor.session.expire(),
    });
  };

  readonly setCut = ({ realtime }: WalkPage, isCut: boolean) => {
    if (realtime instanceof WorldRealtime) realtime.setCut(isCut);
  };

  readonly dialogueIdWith = (one: number, other: number) =>
    [...this.mocks.world.dialogues.values()].find(
      ({ members }) => members.includes(one) && members.includes(other),
    )?.id;

  readonly deafTo = ({ visitor, realtime }: WalkPage) => {
    const { world } = this.mocks;
    const id = visitor.session.user?.id ?? 0;
    // Where one side's account is deleted nothing is ever said again.
    const living = [...world.dialogues.values()].filter(({ members }) =>
      members.every((member) => world.members.has(member)),
    );
    const own = living.map((dialogue) => channels.dialogue(dialogue.id));
    const isHeard = (channel: string) => realtime instanceof WorldRealtime && realtime.hears(channel);
    return own.filter((channel) => mayHear(world, id, channel) && !isHeard(channel));
  };

  readonly operator: Operator = {
    suspend: (id) => suspendMember(this.mocks.world, id, 'спам'),
    restore: (id) => restoreMember(this.mocks.world, id),
    givePremium: (id) => givePremium(this.mocks.world, id, 7),
    endPremium: (id) => endPremium(this.mocks.world, id),
    closeRequest: (id, status) => {
      const { world } = this.mocks;
      const request = world.premiumRequests.find((one) => one.memberId === id && one.status === 'pending');
      if (request) closeRequest(world, request.id, status);
    },
    closeReport: (id, outcome) => {
      const { world } = this.mocks;
      const open = newestOpenOf(world, id);
      if (open) closeReport(world, open, outcome);
    },
    takePhotoAway: (id) => {
      const member = theMember(this.mocks.world, id);
      const key = member.photos.at(-1)?.key;
      if (key !== undefined) takePhotoAway(this.mocks.world, member, key);
    },
    endSession: ({ cookie }) => void this.mocks.world.sessions.delete(cookie),
  };

  readonly mailed: Ground['mailed'] = {
    code: (email) => lastCode(this.mocks.world, email),
    link: (email) => emailLink(this.mocks.world, email) ?? undefined,
  };

  readonly replace = (place: number) => {
    this.gone.push(...this.members.splice(place, 1, this.addWalker(place)));
  };

  readonly pass = async (ms: number) => {
    const { world } = this.mocks;
    world.skip(ms);
    endOverduePremiums(world);
    await vi.advanceTimersByTimeAsync(ms);
    await this.settle();
  };

  readonly settle = async () => {
    for (let quiet = 0; quiet < 4; quiet = this.underWay > 0 ? 0 : quiet + 1) {
      await codeOnDemand();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  /** The late answers come, in the order in which they were asked for. */
  async deliver(): Promise<void> {
    this.isSlow = false;
    for (const arrive of this.late.splice(0)) {
      arrive();
      await this.settle();
    }
  }

  stop(): void {
    for (const page of this.pages) page.close();
    this.mocks.stop();
  }

  private addWalker(place: number): Walker {
    const { world } = this.mocks;
    const plan = planWalker(place, world.now());
    const { id, city, email } = addMember(world, { ...plan, isOnline: false });
    return newWalker(plan, { id, city, email, password: demoPassword });
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

/** What the stores load on demand is here: how late it comes would hang on the machine, and so would the walk. */
const codeOnDemand = () =>
  Promise.all([
    import('../packages/app/src/model/deeds/DeedDesk'),
    import('../packages/app/src/model/premium/sendRemoval'),
  ]);
