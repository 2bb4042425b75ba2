import type { UserRow } from '../../../../../packages/server/src/db/schema';

/** What leaves the server: an allow-list, never the row itself. */
export function presentSample({ id, name }: UserRow) {
  return { id, name };
}
