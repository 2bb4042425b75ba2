import pg from 'pg';

/**
 * Keeps this connection from naming prepared statements: a pooler in transaction mode hands each transaction to another
 * connection of PostgreSQL, which does not know the name, or has it from another client.
 */
export function leaveUnnamed(client: pg.ClientBase): void {
  const send = (...parts: unknown[]): unknown => Reflect.apply(pg.Client.prototype.query, client, parts);
  const query = (statement: unknown, ...others: unknown[]) => send(unnamed(statement), ...others);
  client.query = query as typeof client.query;
}

function unnamed(statement: unknown): unknown {
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
  // What submits itself, such as a cursor, is not a description.
  return isNamed && !('submit' in statement) ? { ...statement, name: undefined } : statement;
}
