import {
  authorizeChannel,
  channels,
  createDialogue,
  deleteDialogue,
  exportData,
  getChatMarks,
  getDialogues,
  getMessages,
  getUnreadCount,
  getUser,
  markMessages,
  searchMessages,
  sendMessage,
  setChatMarks,
  tellTyping,
} from '@iskra/api-contract';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import type Pusher from 'pusher-js';
import { answerOf } from '../../test/answerOf';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { heardMark, heardSoFar } from '../../test/heardSoFar';
import { openSocket, subscribed } from '../../test/openSocket';

type Signed = Awaited<ReturnType<TestServer['member']>>;

const epochMs = Date.UTC(2026, 5, 14, 12);

/** One server on which the same two live through world after world; he wants to find out whether she read. */
export class ReadingWorld {
  private nowMs = epochMs;
  private heard: unknown[] = [];
  private dialogueId = 0;
  private firstClientId = '';

  private constructor(
    private readonly server: TestServer,
    private readonly he: Signed,
    private readonly she: Signed,
    private readonly socket: Pusher,
  ) {}

  static async open(): Promise<ReadingWorld> {
    const clock = { now: () => new Date(epochMs) };
    const server = await createTestServer({ config: { rateLimitScale: 1e6 }, clock: () => clock.now() });
    const port = await server.listen();
    const he = await server.member({ gender: 'male', name: 'Илья' });
    const she = await server.member({ name: 'Ольга' });
    const socket = openSocket(port, server.deps.broadcaster.key, he.client);
    const world = new ReadingWorld(server, he, she, socket);
    clock.now = () => new Date(world.nowMs);
    await subscribed(socket, channels.member(he.user.id));
    socket.bind_global((name: string, payload: unknown) => {
      if (!name.startsWith('pusher') && name !== heardMark) world.heard.push({ name, payload });
    });
    return world;
  }

  async close(): Promise<void> {
    this.socket.disconnect();
    await this.server.close();
  }

  /** He wrote to her; one of the two has the marks off, and she reads it or does not. What he sees then, and after each deed. */
  async live(off: 'he' | 'she', isRead: boolean, done: readonly Deed[]): Promise<string[]> {
    await this.forget();
    await this.begin();
    await this.switchMarks(this[off], false);
    if (isRead) await this.readAll();
    const seen = [await this.look()];
    for (const deed of done) {
      this.nowMs += 1000;
      const answer = await deeds[deed](this);
      seen.push(`${deed}: ${this.constant(answer)} ${await this.look()}`);
    }
    return seen;
  }

  async switchMarks({ client }: Signed, shown?: boolean): Promise<unknown> {
    const isOn = shown ?? !(await client.call(getChatMarks, {})).shown;
    return client.call(setChatMarks, { body: { shown: isOn } });
  }

  write(who: 'he' | 'she', clientId?: string): Promise<unknown> {
    const [me, other] = who === 'he' ? [this.he, this.she] : [this.she, this.he];
    const own = { sender_id: me.user.id, recipient_id: other.user.id };
    const body = { content: 'Слова', ...own, ...(clientId === undefined ? {} : { client_id: clientId }) };
    return answerOf(me.client, sendMessage, { ...this.inDialogue(), body });
  }

  repeat(): Promise<unknown> {
    return this.write('he', this.firstClientId);
  }

  type(who: 'he' | 'she'): Promise<unknown> {
    return answerOf(this[who].client, tellTyping, { ...this.inDialogue(), body: { typing: true } });
  }

  switchOf(who: 'he' | 'she'): Promise<unknown> {
    return this.switchMarks(this[who]);
  }

  delete(): Promise<unknown> {
    return answerOf(this.he.client, deleteDialogue, { params: { id: String(this.dialogueId) } });
  }

  /** All that is unread, as a page does whose end was seen; what she gets is no business of his. */
  async readAll(): Promise<void> {
    const { dialogs } = await this.she.client.call(getDialogues, {});
    const ids = dialogs.flatMap(({ unreadMessageIds }) => unreadMessageIds);
    if (ids.length > 0) await this.she.client.call(markMessages, { body: { messageIds: ids } });
  }

  private inDialogue() {
    return { params: { dialogId: String(this.dialogueId) } };
  }

  /** The same two with nothing behind them. */
  private async forget(): Promise<void> {
    this.socket.unsubscribe(channels.dialogue(this.dialogueId));
    await this.server.db.execute(sql`truncate dialogues, messages restart identity`);
    for (const one of [this.he, this.she]) await this.switchMarks(one, true);
    await heardSoFar(this.server, this.socket, channels.member(this.he.user.id));
    this.heard = [];
    this.nowMs = epochMs;
  }

  private async begin(): Promise<void> {
    const params = { userId: String(this.she.user.id) };
    this.dialogueId = (await this.he.client.call(createDialogue, { params })).dialog_id;
    this.firstClientId = crypto.randomUUID();
    await this.write('he', this.firstClientId);
    await this.write('she');
    await this.readAll();
    await this.write('he');
    await subscribed(this.socket, channels.dialogue(this.dialogueId));
  }

  /** All that he can ask for about her and their dialogue, and what his page heard. */
  private async look(): Promise<string> {
    const { client, user } = this.he;
    const [socket_id, channel_name] = [this.socket.connection.socket_id, channels.dialogue(this.dialogueId)];
    const answers = [
      await answerOf(client, getDialogues, {}),
      await answerOf(client, getMessages, { ...this.inDialogue(), query: {} }),
      await answerOf(client, getUnreadCount, { params: { userId: String(user.id) } }),
      await answerOf(client, searchMessages, { body: { text: 'слова' } }),
      await answerOf(client, getUser, { params: { id: String(this.she.user.id) } }),
      await answerOf(client, getChatMarks, {}),
      (await client.try(authorizeChannel, { body: { socket_id, channel_name } })).statusCode,
      strFromU8(unzipSync(new Uint8Array((await client.try(exportData, {})).rawPayload))['data.json']!),
    ];
    await heardSoFar(this.server, this.socket, channels.member(this.he.user.id));
    return this.constant([answers, this.heard.splice(0)]);
  }

  /** Ids of dialogues and clients are drawn at random. */
  private constant(given: unknown): string {
    const text = JSON.stringify(given) ?? '';
    return text
      .replaceAll(String(this.dialogueId), 'the dialogue')
      .replaceAll(this.firstClientId, 'his first');
  }
}

const deeds = {
  'he writes': (world: ReadingWorld) => world.write('he'),
  'he repeats': (world: ReadingWorld) => world.repeat(),
  'he types': (world: ReadingWorld) => world.type('he'),
  'he switches': (world: ReadingWorld) => world.switchOf('he'),
  'he deletes': (world: ReadingWorld) => world.delete(),
  // What she gets is not seen by him.
  'she writes': (world: ReadingWorld) => world.write('she').then(() => null),
  'she types': (world: ReadingWorld) => world.type('she').then(() => null),
  'she switches': (world: ReadingWorld) => world.switchOf('she').then(() => null),
  'he writes and she reads': async (world: ReadingWorld) => {
    const answer = await world.write('he');
    await world.readAll();
    return answer;
  },
};
export type Deed = keyof typeof deeds;
export const allDeeds = Object.keys(deeds) as Deed[];
