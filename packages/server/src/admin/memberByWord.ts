import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { users, type UserRow } from '../db/schema';
import { StartError } from '../start/StartError';
import { readId } from './readWords';

/** The member of an e-mail or a number, suspended or not. */
export async function memberByWord(db: Database, word: string): Promise<UserRow> {
  const isOne = word.includes('@')
    ? eq(users.email, word.trim().toLowerCase())
    : eq(users.id, readId(word, 'A member is named by e-mail or number'));
  const [member] = await db.select().from(users).where(isOne);
  if (!member) throw new StartError(`There is no member ${word}`);
  return member;
}
