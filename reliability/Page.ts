import { randomUUID } from 'node:crypto';
import { authorizeChannel } from '@iskra/api-contract';
import { LiveUpdates } from '../packages/app/src/app/LiveUpdates';
import { ChatStore } from '../packages/app/src/features/chat';
import { PusherRealtime } from '../packages/app/src/shared/realtime';
import { memoryOutbox, memoryStorage } from '../packages/app/src/shared/storage';
import { systemClock } from '../packages/app/src/shared/store';
import { authorisers } from './authorisers';
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
    const name = randomUUID();
    authorisers.set(name, (socketId, channel) => this.authorise(socketId, channel));
    const config = { key, cluster: name, host: '', port, securePort: port, tls: false };
    this.realtime = new PusherRealtime(
      () => config,
      member.csrf,
      async () => void (await member.context()),
    );
    this.chat = new ChatStore({
      api: member.api,
      storage: memoryStorage(),
      outbox: memoryOutbox(),
      clock: systemClock,
      selfId: () => member.id,
    });
    // What is not the chat's stands still.
    const others = {
      session: { isSignedIn: true, user: { id: member.id } },
      likes: { loadCount: () => Promise.resolve() },
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

  private async authorise(socketId: string, channel: string): Promise<{ auth: string }> {
    this.authorisations += 1;
    if (this.refuseAuthorisations > 0) {
      this.refuseAuthorisations -= 1;
      throw Object.assign(new Error('Refused on purpose'), { status: 503 });
    }
    const answer = await this.member.fetch(authorizeChannel.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-csrf-token': this.member.csrf.get(),
      },
      body: new URLSearchParams({ socket_id: socketId, channel_name: channel }).toString(),
    });
    if (!answer.ok) throw Object.assign(new Error('Refused'), { status: answer.status });
    return (await answer.json()) as { auth: string };
  }
}
