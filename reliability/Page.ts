import { Rooms } from '../packages/app/src/model/chat/Rooms';
import { memoryDeeds } from '../packages/app/src/model/deeds/deedStorage';
import { createMemberStores, type Stores } from '../packages/app/src/model/memberStores';
import { createVisitorStores } from '../packages/app/src/model/visitorStores';
import { ApiError, type Api } from '../packages/app/src/shared/api';
import { PusherRealtime } from '../packages/app/src/shared/realtime';
import { memoryOutbox, memoryStorage } from '../packages/app/src/shared/storage';
import { systemClock } from '../packages/app/src/shared/store';
import type { Member } from './Member';

/** What a member's page holds of a dialogue. */
export interface Shown {
  readonly ids: number[];
  readonly contents: string[];
  readonly unread: number | undefined;
  readonly lastMessageId: number | undefined;
}

/** A member's page without its looks: the app's own stores, its outbox and its live connection. */
export class Page {
  readonly realtime: PusherRealtime;
  private readonly stores: Stores;
  private readonly rooms: Rooms;
  /** Answers that its authorisations get instead of the server's. */
  refuseAuthorisations = 0;
  authorisations = 0;
  private stop: () => void = () => undefined;

  private constructor(
    private readonly member: Member,
    /** The port where its live connection goes. */
    port: number,
    key: string,
  ) {
    const config = { key, cluster: 'own', host: '', port, securePort: port, tls: false };
    const api = { send: this.send.bind(this) } as Pick<Api, 'send'>;
    this.realtime = new PusherRealtime(() => config, member.csrf, api);
    const storage = memoryStorage({ auth: true, user: member.user });
    const dropUnsent = () => Promise.resolve();
    const parts = { api: member.api, storage, tabStorage: memoryStorage(), clock: systemClock, dropUnsent };
    const from = {
      ...parts,
      realtime: this.realtime,
      outbox: memoryOutbox(),
      deedStorage: memoryDeeds(),
      notifier: { notify: () => undefined },
    };
    this.stores = createMemberStores(createVisitorStores(parts), from);
    this.rooms = new Rooms(this.stores.chat);
  }

  get chat(): Stores['chat'] {
    return this.stores.chat;
  }

  /** As just loaded, at this dialogue, and not live. */
  static async load(member: Member, dialogId: number, port = 0, key = ''): Promise<Page> {
    const page = new Page(member, port, key);
    await page.chat.dialogues.load();
    await page.rooms.enter(dialogId);
    const room = page.rooms.of(dialogId);
    while (room.hasMore) await room.loadOlder();
    return page;
  }

  /** Open at a dialogue and live, through that port. */
  static async open(member: Member, dialogId: number, port: number): Promise<Page> {
    const { key } = await member.context();
    const page = await Page.load(member, dialogId, port, key);
    page.rooms.setOpen(dialogId);
    const subscribed = page.subscribed(`private-chat-dialog.${dialogId}`);
    page.stop = page.stores.live.start();
    await subscribed;
    return page;
  }

  isOf(member: Member): boolean {
    return member === this.member;
  }

  close(): void {
    this.stop();
  }

  /** Resolves when a channel is subscribed the next time. */
  subscribed(channel: string): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.realtime.onSubscribed((name) => {
        if (name !== channel) return;
        stop();
        resolve();
      });
    });
  }

  show(dialogId: number): Shown {
    const messages = this.rooms.of(dialogId).ordered;
    const dialogue = this.chat.dialogues.get(dialogId);
    return {
      ids: messages.map(({ id }) => id ?? 0),
      contents: messages.map(({ content }) => content),
      unread: dialogue?.unread,
      lastMessageId: dialogue?.lastMessage?.id,
    };
  }

  /** Makes the calls of the live connection. */
  private async send(...[call, input]: Parameters<Api['send']>): Promise<unknown> {
    this.authorisations += 1;
    if (this.refuseAuthorisations > 0) {
      this.refuseAuthorisations -= 1;
      throw new ApiError('refused', 'Refused on purpose', 503);
    }
    return this.member.api.send(call, input);
  }
}
