import {
  blockUser,
  channels,
  createDialogue,
  deleteImage,
  exportData,
  getDialogues,
  getFilteredUsers,
  getLikedCount,
  getMatchedUsers,
  getMessages,
  getMyReports,
  getSession,
  getUnreadCount,
  getUser,
  reportUser,
  sendMessage,
  type CallDefinition,
} from '@iskra/api-contract';
import { strFromU8, unzipSync } from 'fflate';
import type Pusher from 'pusher-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOperator } from '../../admin/asOperator';
import { reports } from '../../db/schema';
import { enqueue, publishQueued } from '../../realtime/outbox';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { openSocket, subscribed } from '../../test/openSocket';
import { picture, upload } from '../../test/upload';

/** He is reported in some worlds and not in others; nothing that he is sent may differ (D-08) [BLK-04]. */
type World = 'nothing' | 'reported' | 'found guilty' | 'found innocent';

type Signed = Awaited<ReturnType<TestServer['member']>>;
let server: TestServer;
let he: Signed;
let she: Signed;
let socket: Pusher;
let dialogueId: number;
let messageId: number;
let heard: unknown[] = [];

beforeAll(async () => {
  const now = new Date('2026-06-14T12:00:00Z');
  server = await createTestServer({ config: { rateLimitScale: 1e6 }, clock: () => now });
  const port = await server.listen();
  he = await server.member({ gender: 'male', name: 'Илья' });
  she = await server.member({ name: 'Ольга' });
  const { dialog_id: id } = await he.client.call(createDialogue, { params: { userId: `${she.user.id}` } });
  dialogueId = id;
  const body = { content: 'Дай денег', sender_id: he.user.id, recipient_id: she.user.id };
  messageId = (await he.client.call(sendMessage, { params: { dialogId: `${id}` }, body })).message.id;
  socket = openSocket(port, server.deps.broadcaster.key, he.client);
  for (const name of [channels.member(he.user.id), channels.block(he.user.id), channels.dialogue(id)])
    await subscribed(socket, name);
  socket.bind_global((name: string, payload: unknown) => {
    if (!name.startsWith('pusher')) heard.push({ name, payload });
  });
});
afterAll(async () => {
  socket.disconnect();
  await server.close();
});

/** All that he can ask for, and what his page heard. */
async function look(): Promise<unknown> {
  const dialogue = { params: { dialogId: `${dialogueId}` }, query: {} };
  const asked: [CallDefinition, object][] = [
    [getSession, {}],
    [getUser, { params: { id: `${she.user.id}` } }],
    [getFilteredUsers, { query: { includeImages: 'true' } }],
    [getDialogues, {}],
    [getMessages, dialogue],
    [getUnreadCount, { params: { userId: `${he.user.id}` } }],
    [getLikedCount, {}],
    [getMatchedUsers, {}],
    [getMyReports, {}],
  ];
  const answers = [];
  for (const [call, input] of asked) {
    const { statusCode, body } = await he.client.try(call, input as never);
    answers.push([statusCode, body]);
  }
  const zip = unzipSync(new Uint8Array((await he.client.try(exportData, {})).rawPayload));
  return { answers, own: strFromU8(zip['data.json'] ?? new Uint8Array()), heard: await all() };
}

/** What he heard up to now: the last of it is a mark that is told to him after all else. */
async function all(): Promise<unknown[]> {
  const until = heard.length;
  const queued = await enqueue(server.db, 'chatMarksChanged', he.user.id, { shown: true });
  await publishQueued(server.deps, [queued]);
  const isMark = (one: unknown) => (one as { name: string }).name === 'chat-marks-changed';
  await expect.poll(() => heard.slice(until).some(isMark)).toBe(true);
  return heard.filter((one) => !isMark(one));
}

async function live(world: World): Promise<unknown> {
  await server.db.delete(reports);
  heard = [];
  const added = await upload(he.client, await picture(320, 320).jpeg().toBuffer());
  const { key } = added.json<{ key: string }>();
  await all();
  heard = [];
  if (world !== 'nothing') {
    const body = {
      reported_id: he.user.id,
      reason: 'fraud' as const,
      photo_key: key,
      message_ids: [messageId],
    };
    await she.client.call(reportUser, { body });
  }
  const [open] = await server.db.select({ id: reports.id }).from(reports);
  const outcome = { 'found guilty': '--measures', 'found innocent': '--no-violation' }[world as string];
  if (open && outcome) await asOperator(server).run('reports', 'resolve', outcome, `${open.id}`, 'проверено');
  const seen = JSON.stringify(await look()).replaceAll(key, 'his photo');
  // Its files stay for the operators while the report is open; its address is gone at once all the same.
  await he.client.call(deleteImage, { body: { key } });
  const gone = await server.app.inject({ url: `/photos/${key}/lg.webp` });
  return [seen, gone.statusCode];
}

it('a report and its outcome change nothing of what the reported member is sent (D-08) [BLK-04]', async () => {
  const nothing = await live('nothing');
  for (const world of ['reported', 'found guilty', 'found innocent'] as const)
    expect([world, await live(world)]).toEqual([world, nothing]);
});

it('and these worlds do tell apart what he may know: a block (D-33) [BLK-03]', async () => {
  const nothing = await live('nothing');
  await she.client.call(blockUser, { body: { blocked_id: he.user.id, reason: 'fraud' } });
  expect(await live('nothing')).not.toEqual(nothing);
});
