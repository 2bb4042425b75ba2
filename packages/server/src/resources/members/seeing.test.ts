import { mayOpenProfile, maySee, type SeeingFacts } from '@iskra/api-contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { makeMember } from '../../test/makeMember';
import { findProfile, seenMember } from './members.repository';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const either = [false, true];
const all = either.flatMap((isSuspended) =>
  either.flatMap((iBlock) => either.map((theyBlock) => ({ isSuspended, iBlock, theyBlock }))),
);

describe('whom a member sees, by the database as by the rule (D-33)', () => {
  it.each(all)('%j', async (facts) => {
    const { db } = server;
    const [viewerId, id] = await pair(facts);
    const seen = await seenMember(db, viewerId, id).catch(notThere);
    expect(seen !== null).toBe(maySee(facts));
    expect((await findProfile(db, viewerId, id)).user !== null).toBe(mayOpenProfile(facts));
  });
});

/** The refusal of a member who is not seen, as null; any other error goes on. */
function notThere(error: unknown): null {
  expect(error).toMatchObject({ status: 404 });
  return null;
}

async function pair({ isSuspended, iBlock, theyBlock }: SeeingFacts): Promise<[number, number]> {
  const { deps, db } = server;
  const viewer = await makeMember(deps);
  const member = await makeMember(deps, { suspendedReason: isSuspended ? 'спам' : null });
  const block = (blockerId: number, blockedId: number) =>
    db.insert(blocks).values({ blockerId, blockedId, reason: 'spam', createdAt: deps.now() });
  if (iBlock) await block(viewer.id, member.id);
  if (theyBlock) await block(member.id, viewer.id);
  return [viewer.id, member.id];
}
