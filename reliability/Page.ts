import { LiveUpdates } from '../packages/app/src/model/LiveUpdates';
import { ChatStore } from '../packages/app/src/model/chat/ChatStore';
import { ApiError, type Api } from '../packages/app/src/shared/api';
import { PusherRealtime } from '../packages/app/src/shared/realtime';
import { memoryOutbox, memoryStorage } from '../packages/app/src/shared/storage';
import { systemClock } from '../packages/app/src/shared/store';
import type { Member } from './Member';

type LiveParts = ConstructorParameters<typeof LiveUpdates>;

/** What a member's page holds of a dialogue. */
export interface Shown {
  readonly ids: number[];
  readonly contents: string[];
  readonly unread: number | undefined;
  readonly lastMessageId: number | undefined;
}

/** A member's page without its looks: the app's own stores, its outbox and its live connection. */
export class Page {
  readonly chat: ChatStore;
  readonly realtime: PusherRealtime;
  readonly live: LiveUpdates;
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
    this.chat = new ChatStore({
      api: member.api,
      storage: memoryStorage(),
      outbox: memoryOutbox(),
      clock: systemClock,
      selfId: () => member.id,
    });
    // What is not the chat's stands still.
    const others = {
      session: { isSignedIn: true, user: { id: member.id }, restore: () => Promise.resolve() },
      likes: { refresh: () => Promise.resolve(), loadCount: () => Promise.resolve() },
      matches: { refresh: () => Promise.resolve() },
      members: { refresh: () => Promise.resolve() },
      premium: { refresh: () => Promise.resolve() },
    };
    const stores = { chat: this.chat, ...others } as unknown as LiveParts[0];
    const notifier = { notify: () => undefined } as unknown as LiveParts[1]['notifier'];
    this.live = new LiveUpdates(stores, { realtime: this.realtime, notifier });
  }

  /** As just loaded, at this dialogue, and not live. */
  static async load(member: Member, dialogId: number, port = 0, key = ''): Promise<Page> {
    const page = new Page(member, port, key);
    await page.chat.dialogues.load();
    await page.chat.enter(dialogId);
    while (page.chat.room(dialogId).hasMore) await page.chat.room(dialogId).loadOlder();
    return page;
  }

  /** Open at a dialogue and live, through that port. */
  static async open(member: Member, dialogId: number, port: number): Promise<Page> {
    const { key } = await member.context();
    const page = await Page.load(member, dialogId, port, key);
    page.live.openDialogue(dialogId);
    const subscribed = page.subscribed(`private-chat-dialog.${dialogId}`);
    page.stop = page.live.start();
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
    const messages = this.chat.room(dialogId).ordered;
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
