import { writingProblem } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks, dialogues, sessions, users } from '../../db/schema';
import { createTestServer, type TestServer } from '../../test/createTestServer';
import { talkingPair } from '../../test/talkingPair';
import { postUsual } from './postUsual';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const either = [false, true];
const all = either.flatMap((isSameGender) =>
  either.flatMap((iBlock) =>
    either.flatMap((theyBlock) =>
      either.map((isOtherGone) => ({ isSameGender, iBlock, theyBlock, isOtherGone })),
    ),
  ),
);

describe('send_message of the database takes what the rule allows in a dialogue that is open, no more (D-14)', () => {
  it.each(all)('%j', async (facts) => {
    const { sessionId, post } = await openDialogue(facts);
    const open = { isMutual: false, hasPremium: false, isKept: true, openedToday: 0 };
    const isAllowed = writingProblem({ ...facts, ...open }) === null;
    expect((await postUsual(server.deps, sessionId, post)) !== null).toBe(isAllowed);
  });
});

async function openDialogue({ isSameGender, iBlock, theyBlock, isOtherGone }: (typeof all)[number]) {
  const { db, deps } = server;
  const { man, woman, dialogueId, send } = await talkingPair(server);
  await send('первое');
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, man.user.id));
  const isHer = eq(users.id, woman.user.id);
  if (isSameGender) await db.update(users).set({ gender: 'male' }).where(isHer);
  if (isOtherGone) await db.update(users).set({ suspendedReason: 'спам' }).where(isHer);
  const block = (blockerId: number, blockedId: number) =>
    db.insert(blocks).values({ blockerId, blockedId, reason: 'spam', createdAt: deps.now() });
  if (iBlock) await block(man.user.id, woman.user.id);
  if (theyBlock) await block(woman.user.id, man.user.id);
  const [dialogue] = await db.select().from(dialogues).where(eq(dialogues.id, dialogueId));
  expect(dialogue?.isKeptAvailable).toBe(true);
  const body = { content: 'второе', sender_id: man.user.id, recipient_id: woman.user.id };
  return { sessionId: session?.id ?? '', post: { dialogueId, body, now: deps.now(), exceptSocket: null } };
}
