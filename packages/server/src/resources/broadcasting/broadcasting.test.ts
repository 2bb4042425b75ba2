import { authorizeChannels, channels } from '@iskra/api-contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { talkingPair } from '../../test/talkingPair';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

it('signatures of one answer carry one time (D-09)', async () => {
  const { man, dialogueId } = await talkingPair(server);
  const names = [channels.member(man.user.id), channels.dialogue(dialogueId)];
  // Every look at the clock is a millisecond later.
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  const body = { socket_id: '12.34', channel_names: names };
  const answer = await man.client.call(authorizeChannels, { body });
  const times = names.map((name) => {
    const { at } = JSON.parse(answer.channels[name]?.channel_data ?? '{}') as { at?: number };
    return at;
  });
  expect(times[0]).toBeTypeOf('number');
  expect(times[1]).toBe(times[0]);
});
