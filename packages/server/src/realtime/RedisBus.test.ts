import { channels } from '@iskra/api-contract';
import type Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startThrowAwayRedis, type ThrowAwayRedis } from '../../../../tools/throwAwayRedis';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { openSocket, subscribed } from '../test/openSocket';
import { talkingPair } from '../test/talkingPair';
import { OutboxListener } from './OutboxListener';

const away = 'The Redis of BUS_URL is unreachable; PostgreSQL carries live events';

// Needs PostgreSQL under several processes, and starts a Redis to kill: npm test has both for the step server-postgres.
describe.skipIf(!process.env['DATABASE_URL_TEST'] || !process.env['REDIS_URL_TEST'])(
  'two server processes that tell each other through Redis',
  () => {
    let redis: ThrowAwayRedis;
    let servers: TestServer[] = [];
    let said: string[] = [];
    let socket: Pusher;
    let send: Awaited<ReturnType<typeof talkingPair>>['send'];
    let heard: string[] = [];

    beforeAll(async () => {
      redis = await startThrowAwayRedis();
      const log = {
        info: (line: string) => said.push(line),
        error: (_: unknown, line: string) => said.push(line),
      };
      const config = { busUrl: redis.url };
      const one = await createTestServer({ config, log });
      const two = await createTestServer({ config, log, beside: one });
      servers = [one, two];
      const pair = await talkingPair(one);
      ({ send } = pair);
      await send('первое');
      socket = openSocket(await two.listen(), two.deps.broadcaster.key, pair.woman.client);
      const channel = channels.dialogue(pair.dialogueId);
      await subscribed(socket, channel);
      socket
        .channel(channel)
        .bind('sendMessage', ({ message }: { message: { content: string } }) => heard.push(message.content));
    });
    afterEach(() => {
      said = [];
      heard = [];
    });
    afterAll(async () => {
      socket.disconnect();
      for (const server of servers.reverse()) await server.close();
      redis.stop();
    });

    const sendMany = async (name: string, count: number) => {
      const contents = Array.from({ length: count }, (_, at) => `${name} ${at}`);
      for (const content of contents) expect((await send(content)).statusCode).toBe(200);
      return contents;
    };

    it('hear of messages at once, each once, in their order, without a notification of PostgreSQL', async () => {
      const notified: string[] = [];
      const listener = new OutboxListener(
        servers[0]?.databaseUrl ?? '',
        (parcel) => void notified.push(parcel),
        () => undefined,
        () => undefined,
      );
      await listener.start();
      const expected = await sendMany('сразу', 10);
      await vi.waitFor(() => expect(heard).toEqual(expected), 500);
      await listener.stop();
      expect(notified).toEqual([]);
      expect(said).toEqual([]);
    });

    it('hear within two seconds while Redis is killed in the middle, once, and say so in one line', async () => {
      const before = await sendMany('до', 5);
      redis.signal('SIGKILL');
      const after = await sendMany('после', 10);
      await vi.waitFor(() => expect([...heard].sort()).toEqual([...before, ...after].sort()), 2000);
      await vi.waitFor(() => expect(said.filter((line) => line === away)).toHaveLength(2));
      const later = await sendMany('без него', 5);
      await vi.waitFor(() => expect(heard.slice(15)).toEqual(later), 2000);
      await redis.start();
      await vi.waitFor(
        () => expect(said.filter((line) => line === 'The Redis of BUS_URL is back')).toHaveLength(2),
        5000,
      );
      const back = await sendMany('снова', 5);
      await vi.waitFor(() => expect(heard.slice(20)).toEqual(back), 2000);
      expect(said).toHaveLength(4);
    });

    it('hear within two seconds while Redis is connected but does not answer', async () => {
      redis.signal('SIGSTOP');
      const expected = await sendMany('молчит', 5);
      await vi.waitFor(() => expect([...heard].sort()).toEqual([...expected].sort()), 2500);
      await vi.waitFor(() => expect(said).toEqual([away]), 3000);
      redis.signal('SIGCONT');
      await vi.waitFor(() => expect(said).toEqual([away, 'The Redis of BUS_URL is back']), 8000);
      const back = await sendMany('отвечает', 3);
      await vi.waitFor(() => expect(heard.slice(5)).toEqual(back), 2500);
    });

    it.each(['redis://127.0.0.1:9', 'redis://192.0.2.1:6379'])(
      'do not start without one that answers, and say so in one line (%s)',
      async (busUrl) => {
        const begun = Date.now();
        const started = createTestServer({
          config: { busUrl },
          beside: { databaseUrl: servers[0]?.databaseUrl },
        });
        await expect(started).rejects.toThrow(/^The Redis of BUS_URL cannot be used: .+$/);
        expect(Date.now() - begun).toBeLessThan(6000);
      },
    );
  },
);
