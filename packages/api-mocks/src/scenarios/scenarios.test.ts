import {
  getDialogues,
  getFilteredUsers,
  getLikedUsers,
  getPremiumRequest,
  getSession,
  getUnreadCount,
  likeUser,
  limits,
} from '@iskra/api-contract';
import { Client } from '@iskra/api-contract/suite';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchTransport } from '../contract/fetchTransport';
import { startNodeMocks } from '../node';
import { closeRequest, endPremium } from '../world/premium';
import { scenarios, type ScenarioName } from './scenarios';

let close = () => undefined as void;
afterEach(() => close());

/** The viewer's page in a scenario. */
function open(scenario: ScenarioName) {
  const mocks = startNodeMocks({ scenario });
  close = mocks.close;
  return { client: new Client(fetchTransport()), world: mocks.world };
}

const names = Object.keys(scenarios) as ScenarioName[];

describe('scenarios', () => {
  it.each(names)('%s is the same on every run', (name) => {
    const [one, other] = [open(name).world, (close(), open(name).world)];
    expect(other.members).toEqual(one.members);
    expect([other.dialogues, other.messages, other.likes]).toEqual([one.dialogues, one.messages, one.likes]);
  });

  it('busyInbox has five dialogues, the newest first, and three unread messages', async () => {
    const { client, world } = open('busyInbox');
    const { dialogs } = await client.get(getDialogues, {});
    expect(dialogs.map(({ otherUser, unread }) => [otherUser.name, unread])).toEqual([
      ['Полина', 2],
      ['Екатерина', 1],
      ['Дарья', 0],
      ['Маргарита', 0],
      ['Софья', 0],
    ]);
    const params = { userId: String(world.viewerId) };
    expect((await client.get(getUnreadCount, { params })).total_unread_count).toBe(3);
  });

  it('newMember has people to see and nothing else', async () => {
    const { client } = open('newMember');
    expect((await client.get(getDialogues, {})).dialogs).toEqual([]);
    expect((await client.get(getSession, {})).images.main_image).toBeNull();
    expect((await client.get(getFilteredUsers, { query: {} })).total).toBe(30);
  });

  it('emptyCity has nobody', async () => {
    expect((await open('emptyCity').client.get(getFilteredUsers, { query: {} })).users).toEqual([]);
  });

  it('likesReceived hides seven from a regular member, premiumMember shows six [LIK-04]', async () => {
    const hidden = await open('likesReceived').client.get(getLikedUsers, {});
    expect(hidden.users).toEqual(Array(7).fill({ placeholder: true }));
    close();
    const shown = await open('premiumMember').client.get(getLikedUsers, {});
    expect(shown.users.map((user) => 'name' in user)).toEqual(Array(6).fill(true));
  });

  it('premiumPending is decided live: the likes show, and hide again when premium ends [PRE-06, PRE-08]', async () => {
    const { client, world } = open('premiumPending');
    const heard: unknown[] = [];
    world.onEvent(({ name, to, payload }) => heard.push([name, to, payload]));
    const id = (await client.get(getPremiumRequest, {})).request?.id ?? 0;
    closeRequest(world, id, 'approved');
    const me = world.viewerId ?? 0;
    expect(heard).toEqual([
      ['premiumChanged', me, { duration_days: 7 }],
      ['premiumRequestClosed', me, { id, status: 'approved' }],
    ]);
    expect((await client.get(getLikedUsers, {})).users).not.toContainEqual({ placeholder: true });
    endPremium(world, me);
    expect(heard.at(-1)).toEqual(['premiumChanged', me, {}]);
    expect((await client.get(getLikedUsers, {})).users[0]).toEqual({ placeholder: true });
    expect(() => closeRequest(world, id, 'approved')).toThrow('no request');
  });

  it('likesLimit refuses the next like with the time of the next [ENC-11]', async () => {
    const { client, world } = open('likesLimit');
    const params = { userId: String(limits.likesPerDay + 2) };
    const { status, body } = await client.send(likeUser, { params });
    expect(status).toBe(402);
    expect(Date.parse(body.resets_at ?? '')).toBeGreaterThan(world.now().getTime());
  });

  it('blockedPair closes both dialogues and leaves them readable [BLK-04]', async () => {
    const { dialogs } = await open('blockedPair').client.get(getDialogues, {});
    expect(dialogs).toMatchObject([
      { dialog_available: false, otherUser: { name: 'Инна', block: true, current_blocked: false } },
      { dialog_available: false, otherUser: { name: 'Светлана', block: false, current_blocked: true } },
    ]);
  });

  it.each([
    ['visitor', 401],
    ['expiredSession', 401],
    ['serverErrors', 500],
  ] as const)('%s answers %i to a member’s call [ACC-03]', async (name, status) => {
    expect((await open(name).client.send(getSession, {})).status).toBe(status);
  });

  it('offline answers nothing', async () => {
    await expect(open('offline').client.send(getSession, {})).rejects.toThrow(TypeError);
  });
});
