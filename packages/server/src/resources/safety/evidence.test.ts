import { blockUser, deleteDialogue, deleteImage, exportData, reportUser } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../admin/asOperator';
import { photoLeftovers, reports } from '../../db/schema';
import { removeLeftovers } from '../../photos/leftovers';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { talkingPair } from '../../test/talkingPair';
import { picture, upload } from '../../test/upload';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Pair = Awaited<ReturnType<typeof talkingPair>>;

const photoOf = async ({ man }: Pair) => {
  const answer = await upload(man.client, await picture(320, 320).jpeg().toBuffer());
  return answer.json<{ key: string }>().key;
};
const reportHim = ({ man, woman }: Pair, parts: object) =>
  woman.client.try(reportUser, { body: { reported_id: man.user.id, reason: 'fraud' as const, ...parts } });
const reportsOn = ({ man }: Pair) =>
  server.db.select().from(reports).where(eq(reports.reportedId, man.user.id));
const shown = async (pair: Pair) => {
  const [report] = await reportsOn(pair);
  return (await asOperator(server).json('reports', 'show', String(report?.id))) as {
    id: number;
    photos: string[];
    messages: { id: number; text: string }[];
  };
};
/** He writes; the message's number. */
const said = async ({ send }: Pair, text: string) =>
  (await send(text)).json<{ message: { id: number } }>().message.id;
const hasFiles = (key: string) => server.deps.photos.has(key);

describe('what a report shows', () => {
  it('is there for the operators after the reporter deleted the conversation, and in her export [BLK-04]', async () => {
    const pair = await talkingPair(server);
    const id = await said(pair, 'Переведи\nденег');
    expect((await reportHim(pair, { message_ids: [id] })).statusCode).toBe(200);
    const params = { id: String(pair.dialogueId) };
    await pair.woman.client.call(deleteDialogue, { params });
    await pair.man.client.call(deleteDialogue, { params });
    const report = await shown(pair);
    expect(report.messages).toMatchObject([{ id, text: 'Переведи\nденег' }]);
    const text = await asOperator(server).run('reports', 'show', String(report.id));
    expect(text).toMatch(new RegExp(`^message:\t${id}\t\\S+\tПереведи денег$`, 'm'));
    const zip = await pair.woman.client.send('GET', exportData.path);
    const data = JSON.parse(strFromU8(unzipSync(zip.rawPayload)['data.json'] ?? new Uint8Array())) as {
      reports: object[];
    };
    expect(data.reports).toMatchObject([{ message_ids: [id], photo_keys: [] }]);
  });

  it('keeps the files of a deleted photo until the report is resolved; nobody gets to see them [BLK-04]', async () => {
    const pair = await talkingPair(server);
    const key = await photoOf(pair);
    await reportHim(pair, { photo_key: key });
    await pair.man.client.call(deleteImage, { body: { key } });
    await removeLeftovers(server.deps);
    expect([await hasFiles(key), (await shown(pair)).photos]).toEqual([true, [`/photos/${key}/lg.webp`]]);
    for (const { client } of [pair.man, pair.woman])
      expect((await client.send('GET', `/photos/${key}/lg.webp`)).statusCode).toBe(404);
    await asOperator(server).run(
      'reports',
      'resolve',
      '--measures',
      String((await shown(pair)).id),
      'фото убрано',
    );
    await removeLeftovers(server.deps);
    expect(await hasFiles(key)).toBe(false);
    expect(await server.db.$count(photoLeftovers, eq(photoLeftovers.key, key))).toBe(0);
  });

  it('keeps them too when an operator takes the photo away, and says so (D-28)', async () => {
    const pair = await talkingPair(server);
    const key = await photoOf(pair);
    await reportHim(pair, { photo_key: key });
    const told = await asOperator(server).run('photos', 'remove', '--', key);
    expect(told).toContain('its files stay until the reports that show it are resolved');
    expect(await hasFiles(key)).toBe(true);
  });

  it('goes with the reported account at once (D-36)', async () => {
    const pair = await talkingPair(server);
    const key = await photoOf(pair);
    await reportHim(pair, { photo_key: key, message_ids: [await said(pair, 'Привет')] });
    await pair.man.client.send('POST', '/api/delete-account');
    expect([await reportsOn(pair), await hasFiles(key)]).toEqual([[], false]);
  });

  it('is added to the same report while that is open, once each [BLK-04]', async () => {
    const pair = await talkingPair(server);
    const [one, two] = [await said(pair, 'Раз'), await said(pair, 'Два')];
    for (const ids of [[one], [one, two]]) await reportHim(pair, { message_ids: ids });
    expect(await reportsOn(pair)).toHaveLength(1);
    expect((await shown(pair)).messages.map(({ text }) => text)).toEqual(['Раз', 'Два']);
  });

  it('that is refused leaves no report behind [BLK-04]', async () => {
    const pair = await talkingPair(server);
    const id = await said(pair, 'Привет');
    const refused = await reportHim(pair, { photo_key: 'none', message_ids: [id] });
    expect([refused.statusCode, await reportsOn(pair)]).toEqual([422, []]);
  });

  it('may be what was said before one of both blocked the other (D-33) [BLK-04]', async () => {
    const pair = await talkingPair(server);
    const id = await said(pair, 'Угроза');
    await pair.man.client.call(blockUser, { body: { blocked_id: pair.woman.user.id, reason: 'spam' } });
    expect((await reportHim(pair, { message_ids: [id] })).statusCode).toBe(200);
  });
});
