import pg from 'pg';

/** An empty database of its own on the PostgreSQL of the tests. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`).finally(() => client.end());
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
