import { mayOpenProfile, maySee, type SeeingFacts } from '@iskra/api-contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { makeMember } from '../../test/makeMember';
import { findMember, findProfile } from './members.repository';

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
    expect((await findMember(db, viewerId, id)) !== null).toBe(maySee(facts));
    expect((await findProfile(db, viewerId, id)).user !== null).toBe(mayOpenProfile(facts));
  });
});

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
