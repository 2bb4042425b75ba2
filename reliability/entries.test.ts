import { createHash, createHmac, randomBytes } from 'node:crypto';
import path from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminSocketPath } from '../packages/server/src/admin/AdminSocket';
import { createDatabase } from '../e2e/ownDatabase';
import { ServerProcess } from '../e2e/ServerProcess';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../tools/throwAwayPostgres';
import { hostileFrames } from './hostileFrames';
import { goodPost, hostileRequests, webSocketHeaders } from './hostileRequests';
import { byScale } from './scale';
import { cutAtEach, requestOf, visit, visitAll, type Visit } from './strangers';

let postgres: ThrowAwayPostgres;
beforeAll(async () => void (postgres = await startThrowAwayPostgres()));
afterAll(() => postgres.stop());

/** Reset at once, after a moment, and when the answer was heard. */
const waysToLeave = [{ resetAfterMs: 0 }, { resetAfterMs: 10 }, 'answered'] as const;

describe.each(['embedded', 'PostgreSQL'] as const)(
  'the server on the %s database goes on for all others after',
  (kind) => {
    let server: ServerProcess;
    let url: string | undefined;
    let id: number | undefined;
    let key = '';
    beforeAll(async () => {
      if (kind === 'PostgreSQL') url = await createDatabase(postgres.url, 'entries');
      server = await ServerProcess.start(url === undefined ? {} : { DATABASE_URL: url });
      id = server.id;
      const context = await fetch(`${server.url}/api/page-context`);
      key = ((await context.json()) as { realtime: { key: string } }).realtime.key;
    });
    afterEach(async () => {
      const health = await fetch(`${server.url}/health`).catch(() => null);
      expect([server.isRunning, server.id, health?.status]).toEqual([true, id, 200]);
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      // What the last net caught would be a fault too: it only did not end the process.
      expect(metrics).not.toMatch(/^iskra_escaped_errors_total\{/m);
    });
    afterAll(() => server.close());

    const leaving = (bytes: Visit['bytes']): Visit[] =>
      waysToLeave.map((leaves) => ({ to: server.port, bytes, leaves }));
    const socketRequest = () => requestOf(`GET /app/${key}?protocol=7 HTTP/1.1`, webSocketHeaders);

    it('first lines, headers, paths and bodies that no browser sends, left in each way', async () => {
      const heard = await visitAll(
        hostileRequests().flatMap((request) => leaving([Buffer.from(request, 'latin1')])),
      );
      const answers = new Set(heard.map((text) => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1]));
      expect([...answers]).toEqual(expect.arrayContaining(['101', '200', '400', '403', '404', '415', '431']));
    });

    it('bytes that are no HTTP at all', async () => {
      const noise = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 400 }), {
        seed: 20261121,
        numRuns: byScale(150, 5000),
      });
      const hello = Buffer.from('16030100c8010000c40303', 'hex');
      const utf16 = Buffer.from('GET / HTTP/1.1\r\n\r\n', 'utf16le');
      await visitAll(
        [hello, utf16, ...noise.map((one) => Buffer.from(one))].flatMap((bytes) => leaving([bytes])),
      );
    });

    it('requests with some bytes changed', async () => {
      const wholes = [goodPost, socketRequest()].map((one) => Buffer.from(one, 'latin1'));
      const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 });
      const changed = fc.sample(changes, { seed: 7, numRuns: byScale(200, 5000) }).map((some, at) => {
        const bytes = Buffer.from(wholes[at % 2] ?? '');
        for (const [where, byte] of some) bytes[where % bytes.length] = byte;
        return bytes;
      });
      await visitAll(changed.flatMap((bytes) => leaving([bytes])));
    });

    it('a reset at each byte of a request and of an upgrade, refused or not', async () => {
      const requests = [
        goodPost,
        socketRequest(),
        requestOf('GET /elsewhere HTTP/1.1', webSocketHeaders),
        requestOf('GET // HTTP/1.1', webSocketHeaders),
      ];
      await visitAll(
        requests.flatMap((one) => cutAtEach(server.port, Buffer.from(one, 'latin1'), byScale(2, 1))),
      );
    });

    it('frames that break the protocol, in the upgrade’s own packet and after it', async () => {
      const request = Buffer.from(socketRequest(), 'latin1');
      const heard = await visitAll(
        hostileFrames().flatMap((frame) => [
          ...leaving([request, frame]),
          ...leaving([Buffer.concat([request, frame])]),
        ]),
      );
      expect(heard.filter((text) => text.includes('pusher:error')).length).toBeGreaterThan(100);
    });

    it('a reset at each byte of a frame', async () => {
      const request = Buffer.from(socketRequest(), 'latin1');
      const [frame = Buffer.alloc(0)] = hostileFrames();
      const visits = Array.from({ length: frame.length }, (_, end): Visit => {
        return { to: server.port, bytes: [request, frame.subarray(0, end + 1)], leaves: { resetAfterMs: 1 } };
      });
      await visitAll(visits);
    });

    it.runIf(kind === 'PostgreSQL')('triggers that are rightly signed and wrongly filled', async () => {
      const secret = await askDatabase(`select value from settings where key = 'secret.realtime'`);
      const bodies = ['', '{', 'null', '[]', '{"name":1}', '{"name":"a","channel":"b"}', '{"name":"a","data":"{","channels":[]}', '{"batch":[{}]}',
      '{"name":"a","data":"\\ud800","channel":"private-x"}', '{"name":"a","data":"\\u0000","channel":"private-x"}', '{"name":"\\u0000","data":"1","channel":"private-x"}',
      `{"name":"a","data":${JSON.stringify('['.repeat(90_000))},"channel":"private-x"}`, '\u00ff\u00fe']; // prettier-ignore
      const requests = bodies.flatMap((body) =>
        ['events', 'batch_events', 'users/1/terminate_connections', 'users/%/terminate_connections'].map(
          (call) => signedTrigger(key, secret, `/apps/iskra/${call}`, Buffer.from(body, 'latin1')),
        ),
      );
      await visitAll(requests.flatMap((request) => leaving([request])));
    });

    it.runIf(kind === 'embedded')('words to the operators’ socket that are none', async () => {
      const to = adminSocketPath(server.folder);
      const words = ['', '\n', '{\n', 'null\n', '[1]\n', '["help"]\n["help"]\n', '[[[[\n', `["${'x'.repeat(70_000)}"]\n`, '["members","list","\\u0000"]\n',
      '["reports","resolve","NaN","x"]\n', '["__proto__"]\n', '\u00ff\u00fe\n', `${'x'.repeat(200_000)}`]; // prettier-ignore
      await visitAll(
        words.flatMap((line) => leaving([Buffer.from(line, 'latin1')]).map((one) => ({ ...one, to }))),
      );
      await visitAll(cutAtEach(to, Buffer.from('["stats"]\n')));
      expect(await visit({ to, bytes: ['["--help"]\n'], leaves: 'answered' })).toContain('premium list');
    });

    it.runIf(kind === 'PostgreSQL')('rows and notifications of the relay that no server writes', async () => {
      await askDatabase(`insert into outbox (kind, channel, event, payload, user_id, session_tag, except_socket, except_user_id)
      select kind, channel, event, payload::jsonb, user_id, tag, 'no socket', -1
      from unnest(array['event','revoke','end-session','end-member']) kind,
        unnest(array[null, '', 'private-user.1', repeat('x', 100000)]) channel, unnest(array[null, '', 'sendMessage']) event,
        unnest(array[null, 'null', '[]', '"a"', '{"message":{"id":"x"}}']) payload, unnest(array[null, -1, 9007199254740993]) user_id,
        unnest(array[null, '']) tag`);
      for (const payload of [
        '',
        'x',
        '-1',
        '1e400',
        '{}',
        '[',
        '[1,"a",null]',
        '9'.repeat(40),
        '0'.repeat(7000),
      ])
        for (const channel of await channelsHeard())
          await askDatabase('select pg_notify($1, $2)', channel, payload);
      await askDatabase(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'iskra%'`,
      );
    });

    /** The first column of the first row, as text. */
    async function askDatabase(statement: string, ...values: string[]): Promise<string> {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client
        .query<Record<string, unknown>>(statement, values)
        .finally(() => client.end());
      return String(Object.values(rows[0] ?? {})[0] ?? '');
    }

    /** Where the server may listen: by the names that its own tables have. */
    async function channelsHeard(): Promise<string[]> {
      const schema = await askDatabase('select current_schema()');
      return [`iskra_outbox.${schema}`];
    }
  },
);

/** A request of Pusher's HTTP API as its libraries sign it. */
function signedTrigger(key: string, secret: string, target: string, body: Buffer): Buffer {
  const md5 = createHash('md5').update(body).digest('hex');
  const query = `auth_key=${key}&auth_timestamp=${Math.floor(Date.now() / 1000)}&auth_version=1.0&body_md5=${md5}&x=${randomBytes(4).toString('hex')}`;
  const signature = createHmac('sha256', secret)
    .update(`POST\n${path.posix.normalize(target)}\n${query}`)
    .digest('hex');
  const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  return Buffer.concat([
    Buffer.from(requestOf(`POST ${target}?${query}&auth_signature=${signature} HTTP/1.1`, headers)),
    body,
  ]);
}
