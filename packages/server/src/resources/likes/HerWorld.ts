import {
  authorizeChannel,
  blockUser,
  channels,
  checkLike,
  createDialogue,
  deleteDialogue,
  exportData,
  getDialogues,
  getDialogueWith,
  getFilteredUsers,
  getGivenLikes,
  getLikedCount,
  getLikedUsers,
  getMatchedUsers,
  getMessages,
  getSession,
  getUnreadCount,
  getUser,
  getUserDialogues,
  likeUser,
  removeLike,
  sendMessage,
  unblockUser,
  unlikeUser,
} from '@iskra/api-contract';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import type Pusher from 'pusher-js';
import { premiumRequests } from '../../db/schema';
import { enqueue, publishQueued } from '../../realtime/outbox';
import { tellDueLikes } from './tellLikes';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { openSocket, subscribed } from '../../test/openSocket';
import type { TestClient } from '../../test/TestClient';

/** Men of a world: who likes her is what she must not find out. */
export const men = ['zero', 'one', 'two', 'three'] as const;
export type Man = (typeof men)[number];

/** What a regular member does, and to whom. */
export interface Deed {
  readonly what: keyof typeof deeds;
  readonly man: Man;
}

/** What she got: an answer to a deed or a look, or what her page heard. */
export type Seen = readonly unknown[];

type Signed = Awaited<ReturnType<TestServer['member']>>;

const epochMs = Date.UTC(2026, 5, 14, 12);
const secondMs = 1000;
const holdMs = 60 * 60_000;

/** One server on which the same members live through world after world, by a clock that stands still between deeds. */
export class HerWorld {
  private nowMs = epochMs;
  private heard: unknown[] = [];
  private readonly names = new Map<number, string>();
  private marks = 0;
  private followed = new Set<number>();

  private constructor(
    readonly server: TestServer,
    readonly she: Signed,
    readonly men: Readonly<Record<Man, Signed>>,
    private readonly socket: () => Pusher,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<HerWorld> {
    const clock = { now: () => new Date(epochMs) };
    const server = await createTestServer({
      config: { rateLimitScale: 1e6 },
      likeNoticeDelayMs: holdMs,
      clock: () => clock.now(),
    });
    server.deps.likeNotices.stop(); // notices are told where the test says so
    const port = await server.listen();
    const she = await server.member({ name: 'Ольга' });
    const signed: Partial<Record<Man, Signed>> = {};
    for (const name of men) signed[name] = await server.member({ gender: 'male', name: 'Илья' });
    const socket = openSocket(port, server.deps.broadcaster.key, she.client);
    const close = async () => {
      socket.disconnect();
      await server.close();
    };
    const world = new HerWorld(server, she, signed as Record<Man, Signed>, () => socket, close);
    clock.now = () => new Date(world.nowMs);
    const own = she.user.id;
    for (const channel of [
      channels.member(own),
      channels.liked(),
      channels.block(own),
      channels.premium(own),
    ])
      await subscribed(socket, channel);
    socket.bind_global((name: string, payload: unknown) => world.hear(name, payload));
    return world;
  }

  /** A world in which these men like her, the last one at last: what she sees at first and after each deed. */
  async live(likers: readonly Man[], done: readonly Deed[]): Promise<Seen> {
    await this.forget();
    const params = { userId: String(this.she.user.id) };
    for (const name of likers) {
      this.nowMs += secondMs;
      await this.men[name].client.call(likeUser, { params });
    }
    this.nowMs = epochMs + 10 * secondMs;
    const seen: unknown[] = [await this.look()];
    for (const deed of done) {
      this.nowMs += secondMs;
      const answer = await deeds[deed.what](this, deed.man);
      seen.push({ deed, answer: this.constant(answer), ...(await this.look()) });
    }
    return [...seen, await this.lookEverywhere()];
  }

  /** Makes a call as her. */
  readonly call: TestClient['try'] = (call, input) => this.she.client.try(call, input);

  idOf(man: Man): string {
    return String(this.men[man].user.id);
  }

  /** Lets held notices come due, and tells them. */
  async wait(): Promise<void> {
    this.nowMs += holdMs;
    await tellDueLikes(this.server.deps, this.server.deps.now());
  }

  /** The dialogue with a man, if it is in her list. */
  async dialogueWith(man: Man): Promise<number | null> {
    const answer = await this.call(getDialogueWith, { params: { userId: this.idOf(man) } });
    return answer.statusCode === 200 ? answer.json<{ dialog_id: number | null }>().dialog_id : null;
  }

  /** The same members with nothing behind them. */
  private async forget(): Promise<void> {
    for (const id of this.followed) this.socket().unsubscribe(channels.dialogue(id));
    this.followed = new Set();
    await this.settle();
    const { db } = this.server;
    await db.execute(
      sql`truncate likes, dialogues, messages, blocks, reports, report_messages, report_photos, like_notices restart identity`,
    );
    const kept = await db.execute(sql`select table_name::text as name from information_schema.tables
      where table_schema = current_schema() and table_name in ('taken_back_likes', 'told_matches')`);
    for (const { name } of (kept as unknown as { rows: { name: string }[] }).rows)
      await db.execute(sql`truncate ${sql.identifier(name)} restart identity`);
    await db.delete(premiumRequests);
    this.names.clear();
    this.heard = [];
    this.nowMs = epochMs;
  }

  /** What her page shows at any time. */
  private async look() {
    const lists = {
      count: await this.read(getLikedCount, {}),
      hidden: await this.read(getLikedUsers, {}),
      dialogues: await this.read(getDialogues, {}),
      ids: await this.read(getUserDialogues, {}),
      matches: await this.read(getMatchedUsers, {}),
      given: await this.read(getGivenLikes, {}),
    };
    await this.follow();
    await this.settle();
    const heard = this.constant(this.heard);
    this.heard = [];
    return { ...lists, heard };
  }

  /** Everything else that she can ask for. */
  private async lookEverywhere() {
    const about = [];
    for (const man of men) about.push(await this.lookAt(man));
    const params = { userId: String(this.she.user.id) };
    return {
      about,
      session: await this.read(getSession, {}),
      unread: await this.read(getUnreadCount, { params }),
      nearby: await this.read(getFilteredUsers, { query: { gender: 'all' } }),
      encounters: await this.read(getFilteredUsers, { query: { includeImages: 'true' } }),
      own: await this.ownData(),
    };
  }

  private async lookAt(man: Man) {
    const params = { userId: this.idOf(man) };
    const dialogueId = await this.dialogueWith(man);
    const page = { params: { dialogId: String(dialogueId) }, query: {} };
    return [
      await this.read(getUser, { params: { id: this.idOf(man) } }),
      await this.read(checkLike, { params }),
      await this.read(removeLike, { params }),
      dialogueId === null ? null : await this.read(getMessages, page),
    ];
  }

  private async ownData(): Promise<unknown> {
    const zip = unzipSync(new Uint8Array((await this.call(exportData, {})).rawPayload));
    const data = JSON.parse(strFromU8(zip['data.json'] ?? new Uint8Array())) as Record<string, unknown>;
    return this.constant({ ...data, sessions: null });
  }

  private async read(call: Parameters<TestClient['try']>[0], input: object): Promise<unknown> {
    const { statusCode, body } = await this.call(call, input as never);
    return this.constant([statusCode, JSON.parse(body)]);
  }

  /** Listens to every dialogue that she may hear. */
  private async follow(): Promise<void> {
    const { dialogs } = await this.she.client.call(getUserDialogues, {});
    for (const { dialog_id: id } of dialogs) {
      const body = { socket_id: this.socket().connection.socket_id, channel_name: channels.dialogue(id) };
      const { statusCode } = await this.call(authorizeChannel, { body });
      this.heard.push({ authorised: statusCode, dialog_id: id });
      if (statusCode !== 200 || this.followed.has(id)) continue;
      await subscribed(this.socket(), channels.dialogue(id));
      this.followed.add(id);
    }
  }

  /** Resolves when all that was told before has been heard. */
  private async settle(): Promise<void> {
    this.marks += 1;
    const mark = this.marks;
    const id = this.she.user.id;
    const heard = new Promise<void>((resolve) => {
      const channel = this.socket().channel(channels.premium(id));
      const hear = ({ duration_days: days }: { duration_days?: number }) => {
        if (days !== mark) return;
        channel.unbind('change-premium-status', hear);
        resolve();
      };
      channel.bind('change-premium-status', hear);
    });
    const queued = await enqueue(this.server.db, 'premiumChanged', id, { duration_days: mark });
    await publishQueued(this.server.deps, [queued]);
    await heard;
  }

  private hear(name: string, payload: unknown): void {
    if (name.startsWith('pusher') || name === 'change-premium-status') return;
    this.heard.push({ name, payload });
  }

  /** Ids of dialogues and notices are drawn at random: they go by the order in which she met them. */
  private constant(given: unknown): unknown {
    if (Array.isArray(given)) return given.map((part) => this.constant(part));
    if (typeof given !== 'object' || given === null) return given;
    const { dialog_id: dialogueId, ...rest } = given as { dialog_id?: unknown };
    const others = Object.entries(rest).map(([key, value]) => {
      const isOfDialogue = key === 'id' && dialogueId !== undefined && value === dialogueId;
      if (isOfDialogue) return [key, this.nameOf(value as number)] as const;
      const isDrawn = typeof value === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/.test(value);
      return [key, isDrawn ? 'drawn' : this.constant(value)] as const;
    });
    const own = dialogueId === undefined ? {} : { dialog_id: this.nameOf(dialogueId) };
    return { ...own, ...Object.fromEntries(others) };
  }

  private nameOf(dialogueId: unknown): unknown {
    if (typeof dialogueId !== 'number') return dialogueId;
    const name = this.names.get(dialogueId) ?? `dialogue ${this.names.size + 1}`;
    this.names.set(dialogueId, name);
    return name;
  }
}

/** Each deed answers what she got for it. */
const deeds = {
  'open profile': (world: HerWorld, man: Man) => got(world, getUser, { params: { id: world.idOf(man) } }),
  'begin dialogue': (world: HerWorld, man: Man) => got(world, createDialogue, to(world, man)),
  'find dialogue': (world: HerWorld, man: Man) => got(world, getDialogueWith, to(world, man)),
  'delete dialogue': (world: HerWorld, man: Man) => inDialogue(world, man, remove),
  like: (world: HerWorld, man: Man) => got(world, likeUser, to(world, man)),
  unlike: (world: HerWorld, man: Man) => got(world, unlikeUser, to(world, man)),
  check: (world: HerWorld, man: Man) => got(world, checkLike, to(world, man)),
  block: (world: HerWorld, man: Man) =>
    got(world, blockUser, { body: { blocked_id: Number(world.idOf(man)), reason: 'spam' } }),
  unblock: (world: HerWorld, man: Man) => got(world, unblockUser, to(world, man)),
  write: (world: HerWorld, man: Man) => inDialogue(world, man, write),
  search: (world: HerWorld) => got(world, getFilteredUsers, { query: { includeImages: 'true' } }),
  wait: (world: HerWorld) => world.wait(),
};

/** All that she can do. */
export const allDeeds = Object.keys(deeds) as (keyof typeof deeds)[];

const to = (world: HerWorld, man: Man) => ({ params: { userId: world.idOf(man) } });

async function got(world: HerWorld, call: Parameters<TestClient['try']>[0], input: object): Promise<unknown> {
  const { statusCode, body } = await world.call(call, input as never);
  return [statusCode, JSON.parse(body)];
}

type InDialogue = (world: HerWorld, man: Man, dialogueId: number) => Promise<unknown>;

async function inDialogue(world: HerWorld, man: Man, act: InDialogue): Promise<unknown> {
  const dialogueId = await world.dialogueWith(man);
  return dialogueId === null ? 'no dialogue' : act(world, man, dialogueId);
}

const remove: InDialogue = (world, _, id) => got(world, deleteDialogue, { params: { id: String(id) } });

const write: InDialogue = (world, man, id) =>
  got(world, sendMessage, {
    params: { dialogId: String(id) },
    body: { content: 'Слова', sender_id: world.she.user.id, recipient_id: Number(world.idOf(man)) },
  });
