import { searchLimits } from '@iskra/api-contract';
import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { dialogues, messages, users } from '../../db/schema';
import { shownTo } from '../dialogues/dialogues.policy';
import { dialogueSides } from '../dialogues/sides.repository';
import { isNotCleared } from './messages.repository';

interface Page {
  /** No words find nothing. */
  readonly words: readonly string[];
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A member's dialogues with people whose names have words that begin so, in the order of the names. */
export function findPeople(db: Database, me: number, words: readonly string[]) {
  const name = sql`to_tsvector('simple', search_text(${users.name}))`;
  return dialogueSides(db, me)
    .where(and(shownTo(me), isNotNull(users.id), sql`${name} @@ ${everyOf(words.map(beginningWith))}`))
    .orderBy(users.name, dialogues.id)
    .limit(searchLimits.people);
}

/** The two sides of these dialogues, as far as a member has them. */
export function findSides(db: Database, me: number, ids: readonly number[]) {
  return dialogueSides(db, me).where(and(shownTo(me), inArray(dialogues.id, [...ids])));
}

/** Messages with these words in a member's dialogues, the newest first. */
export function findMessages(db: Database, me: number, { words, before, limit }: Page) {
  const { id, dialogueId, senderId, content, createdAt } = messages;
  return db
    .select({ id, dialogueId, senderId, content, createdAt })
    .from(messages)
    .innerJoin(dialogues, eq(dialogues.id, dialogueId))
    .where(
      and(
        sql`message_words(messages.content, messages.sender_id, messages.recipient_id) @@ ${wordsOfMember(me, words)}`,
        shownTo(me),
        isNotCleared(me),
        before === undefined ? undefined : isOlderThan(before),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** By server time, then id (D-10); a message that is gone meanwhile ends the list. */
const isOlderThan = (before: number) =>
  sql`(messages.created_at, messages.id) < (select m.created_at, m.id from messages m where m.id = ${before})`;

/** Those of the words of texts that a search for these finds. */
export async function foundWords(
  db: Database,
  known: readonly string[],
  words: readonly string[],
): Promise<Set<string>> {
  const isFound = sql`message_words(word, null, null) @@ (${sql.join(words.map(anyForm), sql` || `)})`;
  const rows = await db
    .select({ word: sql<string>`word` })
    .from(sql`unnest(${sql.param([...known])}::text[]) as word`)
    .where(isFound);
  return new Set(rows.map(({ word }) => word));
}

/** A member's own messages that have every word. */
const wordsOfMember = (me: number, words: readonly string[]) =>
  everyOf([sql`${`'@${me}'`}::tsquery`, ...words.map(anyForm)]);

const everyOf = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` && `)})`;

/** A word as it begins, or another form of it; a short one whole. */
const anyForm = (word: string) => {
  const written =
    word.length < searchLimits.wholeBelow ? sql`plainto_tsquery('simple', ${word})` : beginningWith(word);
  return sql`(${written} || plainto_tsquery('russian', ${word}))`;
};

const beginningWith = (word: string) => sql`to_tsquery('simple', ${`'${word}':*`})`;
