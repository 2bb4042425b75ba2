import {
  getDialogues,
  getLikedCount,
  getLikedUsers,
  getMatchedUsers,
  getMessages,
  getSession,
  getUnreadCount,
  getUser,
  type CallDefinition,
} from '@iskra/api-contract';
import { calls, type CallName } from '@iskra/api-contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import type { TestClient } from '../../test/TestClient';
import { makeCast, roles, type Cast, type Role } from './cast';
import { makeCall } from './makeCall';
import { walkRows } from './walkRows';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitScale: 10_000, cardNumber: '2200123456789010' } });
});
afterAll(() => server.close());

/** All that she can fetch about herself, and what another member sees of her. */
async function seenByHer({ victim, dialogueId }: Cast, observer: TestClient): Promise<unknown> {
  const { client, user } = victim;
  return [
    await client.call(getSession, {}),
    await client.call(getDialogues, {}),
    await client.call(getMessages, { params: { dialogId: String(dialogueId) }, query: {} }),
    await client.call(getUnreadCount, { params: { userId: String(user.id) } }),
    await client.call(getLikedCount, {}),
    await client.call(getLikedUsers, {}),
    await client.call(getMatchedUsers, {}),
    await observer.call(getUser, { params: { id: String(user.id) } }),
  ];
}

describe('the walk of permissions', () => {
  it.each(Object.keys(walkRows) as CallName[])(
    '%s answers every role as the table says, and what is refused changes nothing [API-01]',
    async (name) => {
      const call: CallDefinition = calls[name];
      const { input = () => ({}), answers, mayChange = [], absent } = walkRows[name];
      const cast = await makeCast(server);
      const observer = (await server.member()).client;
      const got: Partial<Record<Role, number>> = {};
      let before = await seenByHer(cast, observer);
      for (const role of roles) {
        const { client } = cast.actors[role];
        const answer = await makeCall(call, client, input(cast, role));
        got[role] = answer.statusCode;
        if (role === 'self') break;
        const after = await seenByHer(cast, observer);
        if (!mayChange.includes(role)) expect(after, role).toEqual(before);
        before = after;
        if (answer.statusCode !== 404) continue;
        expect(absent, `${name} needs a twin for something that never was`).toBeDefined();
        expect(same(answer), role).toEqual(same(await makeCall(call, client, absent ?? {})));
      }
      expect(got).toEqual(answers);
      expect(server.errors).toEqual([]);
    },
    20_000,
  );
});

/** Everything of an answer but the time. */
function same({ statusCode, headers, body }: { statusCode: number; headers: object; body: string }) {
  const { date: _, ...others } = headers as Record<string, unknown>;
  return { statusCode, headers: others, body };
}
