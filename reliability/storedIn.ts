import pg from 'pg';
import type { ReadStored, Stored } from './accounts';

/** Reads a dialogue's messages from PostgreSQL itself. */
export function storedIn(url: string): ReadStored {
  return (dialogId) =>
    ask<Stored>(
      url,
      `select id::float8 as id, client_id, content, recipient_id::float8 as recipient_id, read_at is not null as is_read
         from messages where dialogue_id = $1 order by messages.id`,
      [dialogId],
    );
}

/** One query on a connection of its own. */
export async function ask<Row>(url: string, query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
