import { openEmbedded } from '../packages/server/src/db/embedded/openEmbedded';
import { openPostgres } from '../packages/server/src/db/openPostgres';

/** The database of a server that is stopped, by the switches that it was started with. */
export function openServersDatabase() {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = process.env;
  return url ? openPostgres(url) : openEmbedded(folder);
}
