import type { MemberRecord } from '../packages/api-mocks/src/world/records';
import { presentUser } from '@iskra/api-mocks';
import { reaction } from 'mobx';
import { createMemberStores, type Stores } from '../packages/app/src/model/memberStores';
import { createVisitorStores } from '../packages/app/src/model/visitorStores';
import { memoryOutbox, memoryStorage } from '../packages/app/src/shared/storage';
import { systemClock } from '../packages/app/src/shared/store';
import type { WalkWorld } from './WalkWorld';
import { WorldRealtime } from './WorldRealtime';

/** The screens of a page whose content comes from others. */
export type Screen =
  | { readonly name: 'nearby' | 'messages' | 'matched' | 'liked' }
  | { readonly name: 'room' | 'member'; readonly memberId: number };

let opened = 0;

/** A member's page without its looks: the app's own stores, and what each screen does when it is shown. */
export class WalkPage {
  readonly stores: Stores;
  readonly realtime: WorldRealtime;
  readonly name: string;
  screen: Screen = { name: 'nearby' };
  isCut = false;
  private leave: () => void = () => undefined;
  private readonly stop: () => void;

  constructor(
    private readonly world: WalkWorld,
    readonly member: MemberRecord,
  ) {
    opened += 1;
    this.name = `${member.name} ${opened}`;
    const id = `${opened}.1`;
    this.realtime = new WorldRealtime(world.mocks.world, member.id, id);
    const api = world.apiOf(member, this.browser());
    const storage = memoryStorage({ auth: true, user: presentUser(member, world.mocks.world.now()) });
    const dropUnsent = () => Promise.resolve();
    const page = { api, storage, tabStorage: memoryStorage(), clock: systemClock, dropUnsent };
    const notifier = { notify: () => undefined };
    const from = { ...page, realtime: this.realtime, outbox: memoryOutbox(), notifier };
    this.stores = createMemberStores(createVisitorStores(page), from);
    this.stop = this.stores.live.start();
    void this.stores.session.restore();
  }

  /** What the screen asks for when it is shown. */
  async show(screen: Screen): Promise<void> {
    this.screen = screen;
    const { chat, matches, likes, members } = this.stores;
    chat.setOpen(undefined);
    if (screen.name === 'messages' && chat.dialogues.loading.state === 'idle') await chat.dialogues.load();
    if (screen.name === 'matched') await matches.load();
    if (screen.name === 'liked') await likes.load();
    this.leave();
    this.leave = screen.name === 'member' ? members.show(screen.memberId) : () => undefined;
    if (screen.name === 'room') this.leave = this.showRoom(this.roomId ?? 0);
  }

  /** As the screen does by its effects: a dialogue that is not there is looked for, one that came is entered. */
  private showRoom(id: number): () => void {
    const { chat } = this.stores;
    chat.setOpen(id);
    return reaction(
      () => chat.dialogues.get(id) !== undefined,
      (isKnown) => void (isKnown ? chat.enter(id) : chat.find(id)),
      { fireImmediately: true },
    );
  }

  /** The dialogue of the room on the screen; undefined where none has begun. */
  get roomId(): number | undefined {
    if (this.screen.name !== 'room') return undefined;
    return this.dialogueIdWith(this.screen.memberId);
  }

  dialogueIdWith(memberId: number): number | undefined {
    const all = [...this.world.mocks.world.dialogues.values()];
    return all.find(({ members }) => members.includes(this.member.id) && members.includes(memberId))?.id;
  }

  setCut(isCut: boolean): void {
    this.isCut = isCut;
    this.realtime.setCut(isCut);
  }

  close(): void {
    this.leave();
    this.stop();
    this.realtime.end();
  }

  private browser() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- read when a request goes out
    const page = this;
    return {
      get isCut() {
        return page.isCut;
      },
      socketId: () => page.realtime.socketId(),
    };
  }
}
