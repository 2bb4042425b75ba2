import { getPageContext } from '@iskra/api-contract';
import { reaction } from 'mobx';
import { Reactions } from '../packages/app/src/model/chat/Reactions';
import { Rooms } from '../packages/app/src/model/chat/Rooms';
import { SavedFiltersStore } from '../packages/app/src/model/filters/SavedFiltersStore';
import { GivenLikesStore } from '../packages/app/src/model/likes/GivenLikesStore';
import { createMemberStores, type Stores } from '../packages/app/src/model/memberStores';
import { BlockedStore } from '../packages/app/src/model/safety/BlockedStore';
import { ReportsStore } from '../packages/app/src/model/safety/ReportsStore';
import { reportsRoom } from '../packages/app/src/model/safety/reportsRoom';
import { listRoom } from '../packages/app/src/model/useFollowed';
import { createVisitorStores, type VisitorStores } from '../packages/app/src/model/visitorStores';
import { createApi, type Api, type CsrfToken } from '../packages/app/src/shared/api';
import type { Realtime } from '../packages/app/src/shared/realtime';
import { memoryStorage, type KeyValueStorage } from '../packages/app/src/shared/storage';
import { systemClock, type Query } from '../packages/app/src/shared/store';
import type { Browser } from './Browser';
import type { Ground, Walker } from './Ground';

export type ScreenOfList =
  'nearby' | 'encounters' | 'messages' | 'matched' | 'liked' | 'given' | 'blocked' | 'reports' | 'settings';

/** The screens of a page whose content comes from others. */
export type Screen =
  { readonly name: ScreenOfList } | { readonly name: 'room' | 'member'; readonly memberId: number };

/** With those that the app makes when their screens are looked at. */
type MemberStores = Stores & {
  readonly rooms: Rooms;
  readonly given: GivenLikesStore;
  readonly blocked: BlockedStore;
  readonly reports: ReportsStore;
  readonly saved: SavedFiltersStore;
};

let opened = 0;

/** A page without its looks: the app's own stores while somebody is signed in, and what each screen does when shown. */
export class WalkPage {
  readonly name: string;
  readonly visitor: VisitorStores;
  readonly csrf: CsrfToken = { get: () => this.token, set: (token) => void (this.token = token) };
  readonly api: Api;
  screen: Screen = { name: 'nearby' };
  isCut = false;
  /** What was typed here, or found when this member signed in. */
  typed = new Map<number, string>();
  /** What was done in the name of another member than the page showed. */
  readonly foreign: string[] = [];
  realtime: Realtime | undefined;
  private token = '';
  private memberStores: MemberStores | undefined;
  private leave: () => void = () => undefined;
  private endArea: () => void = () => undefined;
  private readonly storage: KeyValueStorage;
  private readonly stop: () => void;

  constructor(
    private readonly ground: Ground,
    /** Which of the members uses it. */
    readonly place: number,
    readonly browser: Browser,
    /** It only looks. */
    readonly isPassing = false,
  ) {
    opened += 1;
    this.name = `${this.member.name} ${opened}`;
    const { outbox, deeds } = browser;
    const { storage, close } = browser.openTab(() => this.hearOtherTab());
    this.storage = storage;
    this.api = createApi({
      fetch: (input, init = {}) => this.fetch(input, init),
      csrf: this.csrf,
      socketId: () => this.realtime?.socketId(),
      locale: () => 'ru',
      onSessionEnd: () => this.visitor.session.expire(),
      isSameMember: () => this.visitor.session.isSameMember(),
    });
    const dropUnsent = async (exceptOf: number | null) => {
      await Promise.all([outbox.keepOnly(exceptOf), deeds.keepOnly(exceptOf)]);
    };
    const clock = { ...systemClock, now: ground.now };
    const tabStorage = memoryStorage();
    this.visitor = createVisitorStores({ api: this.api, storage, tabStorage, clock, dropUnsent });
    const { session } = this.visitor;
    const stop = reaction(() => session.user?.id, this.follow, { fireImmediately: true });
    this.stop = () => (stop(), close());
    void session.restore();
    if (!isPassing) ground.pages.push(this);
  }

  get member(): Walker {
    const member = this.ground.members[this.place];
    if (!member) throw new Error('A page belongs to a member');
    return member;
  }

  get isSignedIn(): boolean {
    return this.memberStores !== undefined;
  }

  /** There are none while nobody is signed in. */
  get stores(): MemberStores {
    if (!this.memberStores) throw new Error('Nobody is signed in');
    return this.memberStores;
  }

  /** As the room makes them. */
  get reactions(): Reactions {
    return new Reactions({ ...this.stores, notifier: { notify: () => undefined } });
  }

  /** As on /login; refused while the member is suspended. */
  async signIn(): Promise<void> {
    const context = await this.api.send(getPageContext, {});
    this.csrf.set(context.csrf_token);
    const { email, password } = this.member;
    await this.visitor.session.login(email, password, context.csrf_token);
  }

  /** What the screen asks for when it is shown. */
  async show(screen: Screen): Promise<void> {
    this.screen = screen;
    if (!this.memberStores) return;
    const { chat, rooms, encounters, matches, likes, members, given, blocked, reports } = this.memberStores;
    rooms.setOpen(undefined);
    if (screen.name === 'messages' && chat.dialogues.loading.state === 'idle') await chat.dialogues.load();
    this.leave();
    this.leave = () => undefined;
    if (screen.name === 'encounters') this.leave = this.followFilters(encounters.load);
    if (screen.name === 'settings') this.leave = this.showSettings();
    if (screen.name === 'matched') this.leave = matches.query.look();
    if (screen.name === 'liked') this.leave = likes.query.look();
    if (screen.name === 'given') this.leave = this.followList(given.query);
    if (screen.name === 'blocked') this.leave = this.followList(blocked.query);
    if (screen.name === 'reports') this.leave = this.followList(reports.query, reportsRoom);
    if (screen.name === 'member') this.leave = members.query.look(screen.memberId);
    if (screen.name === 'room') this.leave = this.showRoom(this.roomId ?? 0);
  }

  /** The tab was hidden, and is looked at again. */
  async lookAgain(): Promise<void> {
    await this.memberStores?.live.catchUp('hidden');
  }

  type(dialogueId: number, text: string): void {
    this.stores.rooms.drafts.set(dialogueId, text);
    this.typed.set(dialogueId, text);
    this.browser.typed.set(dialogueId, text);
  }

  /** The dialogue of the room on the screen; undefined where none has begun. */
  get roomId(): number | undefined {
    if (this.screen.name !== 'room') return undefined;
    return this.dialogueIdWith(this.screen.memberId);
  }

  dialogueIdWith(memberId: number): number | undefined {
    return this.ground.dialogueIdWith(this.visitor.session.user?.id ?? 0, memberId);
  }

  setCut(isCut: boolean): void {
    this.isCut = isCut;
    this.ground.setCut(this, isCut);
  }

  close(): void {
    this.stop();
    this.endArea();
  }

  /** The part of the page that has a member's stores lives as long as one is signed in. */
  private readonly follow = (id: number | undefined): void => {
    this.endArea();
    if (id === undefined) return;
    const { hasLoggedOut, isOtherThanBefore } = this.visitor.session;
    if (hasLoggedOut || isOtherThanBefore) this.screen = { name: 'nearby' };
    if (isOtherThanBefore) this.browser.typed.clear();
    this.typed = new Map(this.browser.typed);
    this.beginArea();
  };

  private beginArea(): void {
    const { visitor, api, browser, ground } = this;
    const realtime = ground.connect(this);
    this.realtime = realtime;
    const notifier = { notify: () => undefined };
    const { storage } = this;
    const { outbox, deeds: deedStorage } = browser;
    const stores = createMemberStores(visitor, {
      ...{ api, storage, outbox, deedStorage, realtime, notifier },
      clock: visitor.clock,
    });
    this.memberStores = {
      ...stores,
      rooms: new Rooms(stores.chat),
      given: new GivenLikesStore(api, stores.likes, stores.people),
      blocked: new BlockedStore(api, stores.safety),
      reports: new ReportsStore(api),
      saved: new SavedFiltersStore(storage),
    };
    const stops = [stores.live.start(), stores.deeds.follow()];
    this.endArea = () => {
      this.leave();
      this.leave = () => undefined;
      stops.forEach((stop) => stop());
      this.memberStores = undefined;
      this.realtime = undefined;
      this.endArea = () => undefined;
    };
    void this.show(this.screen);
  }

  /** As `main.tsx` and the member area have it. */
  private hearOtherTab(): void {
    this.visitor.preferences.reread();
    this.visitor.session.followDevice();
    this.memberStores?.filters.reread();
    this.memberStores?.saved.reread();
    void this.memberStores?.deeds.retry();
  }

  /** As `useFiltered` has it. */
  private followFilters(load: () => Promise<void>): () => void {
    const { filters } = this.stores;
    return reaction(
      () => filters.query,
      () => void load(),
      { fireImmediately: true },
    );
  }

  /** As the rows of the settings ask for what they show. */
  private showSettings(): () => void {
    const { switches, reports } = this.stores;
    const stops = [
      this.followList(switches.pause.query),
      this.followList(switches.onlineHidden.query),
      this.followList(reports.news, reportsRoom),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** As `useFollowed` has it. */
  private followList(query: Query, roomOf = listRoom): () => void {
    const stops = [this.stores.live.join(roomOf(query)), query.look()];
    return () => stops.forEach((stop) => stop());
  }

  /** As the screen does by its effects: a dialogue that is not there is looked for, one that came is entered. */
  private showRoom(id: number): () => void {
    const { chat, rooms } = this.stores;
    rooms.setOpen(id);
    return reaction(
      () => chat.dialogues.get(id) !== undefined,
      (isKnown) => void (isKnown ? rooms.enter(id) : rooms.find(id)),
      { fireImmediately: true },
    );
  }

  private async fetch(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
    if (this.isCut) throw new TypeError('Failed to fetch');
    const [shown, acting] = [this.visitor.session.user?.id, this.ground.signedIn(this.browser)];
    const response = await this.ground.fetch(this.browser, input, init);
    const isDeed = init.method !== 'GET' && response.ok;
    if (isDeed && shown && acting && shown !== acting)
      this.foreign.push(`${shown} as ${acting}: ${String(input)}`);
    return response;
  }
}
