import { reaction } from 'mobx';
import { createMemberStores, type Stores } from '../packages/app/src/model/memberStores';
import { createVisitorStores } from '../packages/app/src/model/visitorStores';
import { memoryOutbox, memoryStorage } from '../packages/app/src/shared/storage';
import { systemClock } from '../packages/app/src/shared/store';
import type { Browser, Ground, Walker } from './Ground';

/** The screens of a page whose content comes from others. */
export type Screen =
  | { readonly name: 'nearby' | 'messages' | 'matched' | 'liked' }
  | { readonly name: 'room' | 'member'; readonly memberId: number };

let opened = 0;

/** A member's page without its looks: the app's own stores, and what each screen does when it is shown. */
export class WalkPage {
  readonly stores: Stores;
  readonly name: string;
  readonly browser: Browser;
  screen: Screen = { name: 'nearby' };
  isCut = false;
  private leave: () => void = () => undefined;
  private readonly stop: () => void;

  constructor(
    private readonly ground: Ground,
    readonly member: Walker,
    isPassing = false,
  ) {
    opened += 1;
    this.name = `${member.name} ${opened}`;
    this.browser = ground.browse(member, isPassing);
    const { user, api, realtime } = this.browser;
    const dropUnsent = () => Promise.resolve();
    const storage = memoryStorage({ auth: true, user });
    const page = { api, storage, tabStorage: memoryStorage(), clock: systemClock, dropUnsent };
    const notifier = { notify: () => undefined };
    const from = { ...page, realtime, outbox: memoryOutbox(), notifier };
    this.stores = createMemberStores(createVisitorStores(page), from);
    this.stop = this.stores.live.start();
    void this.stores.session.restore();
    if (!isPassing) ground.pages.push(this);
  }

  /** What the screen asks for when it is shown. */
  async show(screen: Screen): Promise<void> {
    this.screen = screen;
    const { chat, matches, likes, members } = this.stores;
    chat.setOpen(undefined);
    if (screen.name === 'messages' && chat.dialogues.loading.state === 'idle') await chat.dialogues.load();
    this.leave();
    this.leave = () => undefined;
    if (screen.name === 'matched') this.leave = matches.query.look();
    if (screen.name === 'liked') this.leave = likes.query.look();
    if (screen.name === 'member') this.leave = members.query.look(screen.memberId);
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
    return this.ground.dialogueIdWith(this.member.id, memberId);
  }

  setCut(isCut: boolean): void {
    this.isCut = isCut;
    this.browser.setCut(isCut);
  }

  close(): void {
    this.leave();
    this.stop();
    this.browser.close();
  }
}
