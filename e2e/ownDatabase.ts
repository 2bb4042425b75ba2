import pg from 'pg';

/** A database of its own on the PostgreSQL of the tests: empty, or a copy of another one. */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  await onCluster(
    url,
    (client) =>
      `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
  );
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Takes such a database away, whoever is still connected to it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await onCluster(url, (client) => `drop database ${client.escapeIdentifier(name)} with (force)`);
}

async function onCluster(url: string, statement: (client: pg.Client) => string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement(client)).finally(() => client.end());
}
