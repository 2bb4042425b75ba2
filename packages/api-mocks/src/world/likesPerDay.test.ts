import { getFilteredUsers, likeUser } from '@iskra/api-contract';
import { Client } from '@iskra/api-contract/suite';
import { afterEach, expect, it } from 'vitest';
import { fetchTransport } from '../contract/fetchTransport';
import { startNodeMocks } from '../node';

let close = () => undefined as void;
afterEach(() => close());

it('are 50 unless the world says another number, in every answer about them (D-04) [ENC-11]', async () => {
  const mocks = startNodeMocks({ scenario: 'newMember' });
  close = mocks.close;
  const { world } = mocks;
  const client = new Client(fetchTransport());
  const left = async () => (await client.get(getFilteredUsers, {})).likes_left;
  const like = (userId: string | undefined) => client.send(likeUser, { params: { userId: userId ?? '' } });
  const others = [...world.members.keys()].filter((id) => id !== world.viewerId).map(String);
  expect(await left()).toBe(50);
  world.likesPerDay = 2;
  expect(await left()).toBe(2);
  expect((await like(others[0])).ok().likes_left).toBe(1);
  world.skip(60_000);
  expect((await like(others[1])).ok().likes_left).toBe(0);
  const { status, body } = await like(others[2]);
  expect(status).toBe(402);
  // 24 hours after the first of the two.
  expect(Date.parse(body.resets_at ?? '') - world.now().getTime()).toBe(24 * 60 * 60_000 - 60_000);
  // A lower number than were given leaves none, and then the last one counts.
  world.likesPerDay = 1;
  expect(await left()).toBe(0);
});
