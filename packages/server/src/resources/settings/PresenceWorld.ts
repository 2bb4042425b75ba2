import {
  channels,
  createDialogue,
  exportData,
  getDialogues,
  getFilteredUsers,
  getGivenLikes,
  getLikedUsers,
  getMatchedUsers,
  getMemberCards,
  getMessages,
  getUser,
  likeUser,
  searchMessages,
  sendMessage,
  setOnlineHidden,
  setOnlineStatus,
} from '@iskra/api-contract';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import type Pusher from 'pusher-js';
import { answerOf } from '../../test/answerOf';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { likesTold } from '../../test/likesTold';
import { heardMark, heardSoFar } from '../../test/heardSoFar';
import { openSocket, subscribed } from '../../test/openSocket';

type Signed = Awaited<ReturnType<TestServer['member']>>;

const epochMs = Date.UTC(2026, 5, 14, 12);
const city = 'Псков';

/** A match of his: she hides that she is online, or does not, and he wants to find out whether she is there. */
export class PresenceWorld {
  private nowMs = epochMs;
  private heard: unknown[] = [];
  private hers: Pusher | null = null;

  private constructor(
    private readonly server: TestServer,
    private readonly port: number,
    private readonly he: Signed,
    private readonly she: Signed,
    private readonly dialogueId: number,
    private readonly socket: Pusher,
  ) {}

  static async open(): Promise<PresenceWorld> {
    const clock = { now: () => new Date(epochMs) };
    const server = await createTestServer({ config: { rateLimitScale: 1e6 }, clock: () => clock.now() });
    const port = await server.listen();
    const premiumUntil = new Date(epochMs + 1e12);
    const he = await server.member({ gender: 'male', name: 'Илья', city, premiumUntil });
    const she = await server.member({ name: 'Ольга', city });
    // Among others the order of people tells who is online.
    for (const name of ['Вера', 'Анна']) await server.member({ name, city });
    const socket = openSocket(port, server.deps.broadcaster.key, he.client);
    const params = { userId: String(she.user.id) };
    for (const [me, other] of [
      [he, she],
      [she, he],
    ] as const)
      await me.client.call(likeUser, { params: { userId: String(other.user.id) } });
    await likesTold(server);
    const { dialog_id: dialogueId } = await he.client.call(createDialogue, { params });
    const world = new PresenceWorld(server, port, he, she, dialogueId, socket);
    clock.now = () => new Date(world.nowMs);
    await world.write();
    for (const channel of [channels.member(he.user.id), channels.dialogue(dialogueId)])
      await subscribed(socket, channel);
    socket.bind_global((name: string, payload: unknown) => {
      if (!name.startsWith('pusher') && name !== heardMark) world.heard.push({ name, payload });
    });
    return world;
  }

  async close(): Promise<void> {
    this.socket.disconnect();
    this.hers?.disconnect();
    await this.server.close();
  }

  /** What he sees after each of her deeds, and after those that he can watch in either world. */
  async live(isHidden: boolean, done: readonly Deed[], isThere: boolean): Promise<string[]> {
    await this.forget();
    await this.she.client.call(setOnlineHidden, { body: { hidden: isHidden } });
    const seen = [await this.look()];
    for (const deed of done) {
      this.nowMs += 1000;
      if (isThere) await deeds[deed](this);
      seen.push(await this.look());
    }
    return seen;
  }

  appear(online: boolean): Promise<unknown> {
    return this.she.client.call(setOnlineStatus, { body: { online } });
  }

  async connect(): Promise<void> {
    if (this.hers) return;
    this.hers = openSocket(this.port, this.server.deps.broadcaster.key, this.she.client);
    await subscribed(this.hers, channels.member(this.she.user.id));
  }

  disconnect(): void {
    this.hers?.disconnect();
    this.hers = null;
  }

  read(): Promise<unknown> {
    return this.she.client.call(getDialogues, {});
  }

  hideAgain(): Promise<unknown> {
    return this.she.client.call(setOnlineHidden, { body: { hidden: true } });
  }

  private write(): Promise<unknown> {
    const params = { dialogId: String(this.dialogueId) };
    const body = { content: 'Слова', sender_id: this.he.user.id, recipient_id: this.she.user.id };
    return this.he.client.call(sendMessage, { params, body });
  }

  private async forget(): Promise<void> {
    this.disconnect();
    await this.server.db.execute(
      sql`update users set hides_online = false, online_until = null, is_visible = false`,
    );
    await heardSoFar(this.server, this.socket, channels.member(this.he.user.id));
    this.heard = [];
    this.nowMs = epochMs;
  }

  /** All that he can ask for where she appears, and what his page heard. */
  private async look(): Promise<string> {
    const { client } = this.he;
    const id = this.she.user.id;
    const nearby = { city, gender: 'female' };
    const answers = [
      await answerOf(client, getUser, { params: { id: String(id) } }),
      await answerOf(client, getMemberCards, { body: { ids: [id] } }),
      await answerOf(client, getFilteredUsers, { query: nearby }),
      await answerOf(client, getFilteredUsers, { query: { ...nearby, onlineStatus: 'online' } }),
      await answerOf(client, getFilteredUsers, { query: { ...nearby, onlineStatus: 'online', limit: '1' } }),
      await answerOf(client, getDialogues, {}),
      await answerOf(client, getMessages, { params: { dialogId: String(this.dialogueId) }, query: {} }),
      await answerOf(client, getLikedUsers, { query: {} }),
      await answerOf(client, getGivenLikes, { query: {} }),
      await answerOf(client, getMatchedUsers, {}),
      await answerOf(client, searchMessages, { body: { text: 'Ольга' } }),
      strFromU8(unzipSync(new Uint8Array((await client.try(exportData, {})).rawPayload))['data.json']!),
    ];
    await heardSoFar(this.server, this.socket, channels.member(this.he.user.id));
    return JSON.stringify([answers, this.heard.splice(0)]);
  }
}

const deeds = {
  'she appears': (world: PresenceWorld) => world.appear(true),
  'she leaves': (world: PresenceWorld) => world.appear(false),
  'she connects': (world: PresenceWorld) => world.connect(),
  'she is cut off': (world: PresenceWorld) => Promise.resolve(world.disconnect()),
  'she looks into her dialogues': (world: PresenceWorld) => world.read(),
  'she hides again': (world: PresenceWorld) => world.hideAgain(),
};
export type Deed = keyof typeof deeds;
export const allDeeds = Object.keys(deeds) as Deed[];
