import type { Database } from '../db/Database';
import { likes, photos, settings, users, type UserRow } from '../db/schema';
import { newPhotoKey } from '../photos/PhotoStore';
import { hashPassword } from '../resources/session/password';
import { createRandom } from './createRandom';
import { demoMembers, demoPassword, type DemoMember } from './demoMembers';
import { seedTalks } from './seedTalks';
import { artemTalks, veraTalks } from './talks';

const mark = 'seed.demo';

/** Fills an empty database with the demo members, once and whole (D-41). */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  if ((await db.$count(users)) > 0) return;
  const passwordHash = await hashPassword(demoPassword);
  const random = createRandom(27);
  const members = demoMembers(random, passwordHash, now);
  await db.transaction(async (tx) => {
    const marked = await tx
      .insert(settings)
      .values({ key: mark, value: now.toISOString() })
      .onConflictDoNothing()
      .returning({ key: settings.key });
    if (marked.length === 0) return;
    const rows = await addMembers(tx, members);
    const [artem, vera, ...others] = rows;
    if (!artem || !vera) throw new Error('The demo accounts are missing');
    const women = others.filter(({ gender }) => gender === 'female');
    const men = others.filter(({ gender }) => gender === 'male');
    await addLikes(tx, likePairs(artem, vera, women, men), now);
    await seedTalks(tx, artem, women.slice(0, artemTalks.length), artemTalks, now);
    await seedTalks(tx, vera, men.slice(0, veraTalks.length), veraTalks, now);
  });
}

async function addMembers(tx: Database, members: readonly DemoMember[]): Promise<UserRow[]> {
  const keys = members.map(({ files }) => files.map(() => newPhotoKey()));
  const values = members.map(({ user }, index) => ({ ...user, mainPhotoKey: keys[index]?.[0] ?? null }));
  const rows = await tx.insert(users).values(values).returning();
  const pictures = rows.flatMap((row, index) =>
    (members[index]?.files ?? []).map((source, at) => ({
      key: keys[index]?.[at] ?? newPhotoKey(),
      userId: row.id,
      position: at + 1,
      source,
    })),
  );
  await tx.insert(photos).values(pictures);
  return rows;
}

type Pair = readonly [from: UserRow, to: UserRow];

/** Those who talk like each other; besides, both accounts are liked by some and like a few. */
function likePairs(
  artem: UserRow,
  vera: UserRow,
  women: readonly UserRow[],
  men: readonly UserRow[],
): Pair[] {
  const mutual = (one: UserRow, others: readonly UserRow[]) =>
    others.flatMap((other): Pair[] => [
      [one, other],
      [other, one],
    ]);
  const received = (one: UserRow, others: readonly UserRow[]) => others.map((other): Pair => [other, one]);
  const given = (one: UserRow, others: readonly UserRow[]) => others.map((other): Pair => [one, other]);
  return [
    ...mutual(artem, women.slice(0, artemTalks.length + 2)),
    ...mutual(vera, men.slice(0, veraTalks.length + 1)),
    ...received(artem, women.slice(10, 18)),
    ...received(vera, men.slice(10, 19)),
    ...given(artem, women.slice(20, 24)),
    ...given(vera, men.slice(20, 23)),
    ...women.slice(30, 60).map((woman, index): Pair => [woman, men[30 + (index % 20)] ?? artem]),
  ];
}

async function addLikes(tx: Database, pairs: readonly Pair[], now: Date): Promise<void> {
  const hourMs = 60 * 60_000;
  const values = pairs.map(([from, to], index) => ({
    fromId: from.id,
    toId: to.id,
    createdAt: new Date(now.getTime() - (30 + (pairs.length - index)) * hourMs),
  }));
  await tx.insert(likes).values(values).onConflictDoNothing();
}
