import { dumpDatabase } from '../backup/dumpDatabase';
import { readDumpFile, writeDumpFile } from '../backup/dumpFile';
import { hasData, restoreDatabase } from '../backup/restoreDatabase';
import { StartError } from '../start/StartError';
import type { Answer, Tools } from './Command';

/** Writes all data and photos into a file while servers keep running. */
export async function dumpData(tools: Tools, file: string): Promise<Answer> {
  const counts = await writeDumpFile(file, (write) => dumpDatabase(tools, write));
  const what = `${counts.rows} rows and ${counts.photos} photos`;
  return {
    data: { file, ...counts },
    lines: [`${what} are in ${file}. It holds everything, also password hashes: keep it safe.`],
  };
}

/** Replaces all data by a dump. No server may run, and existing data is replaced only with --force. */
export async function restoreData(tools: Tools, file: string, isForced: boolean): Promise<Answer> {
  if (await tools.isServed()) throw new StartError('A server is running on this database: stop it first');
  if (!isForced && (await hasData(tools.db)))
    throw new StartError('The database is not empty: --force replaces all data and cannot be undone');
  const counts = await restoreDatabase(tools, readDumpFile(file));
  return {
    data: { file, ...counts },
    lines: [`${counts.rows} rows and ${counts.photos} photos are restored from ${file}`],
  };
}
