import { dumpDatabase } from '../backup/dumpDatabase';
import { readDumpFile, writeDumpFile } from '../backup/dumpFile';
import { hasData, restoreDatabase } from '../backup/restoreDatabase';
import { StartError } from '../start/StartError';
import type { Answer, Tools } from './Command';

/** Writes all data and the photos into a file; servers may go on meanwhile. */
export async function dumpData(tools: Tools, file: string): Promise<Answer> {
  const counts = await writeDumpFile(file, (write) => dumpDatabase(tools, write));
  const what = `${counts.rows} rows and ${counts.photos} photos`;
  return {
    data: { file, ...counts },
    lines: [`${what} are in ${file}. It holds everything, also password hashes: keep it safe.`],
  };
}

/** Puts a dump in the place of all data; no server may run, and data is replaced only when that is wished for. */
export async function restoreData(tools: Tools, file: string, isForced: boolean): Promise<Answer> {
  if (await tools.isServed()) throw new StartError('A server runs on this database: stop it first');
  if (!isForced && (await hasData(tools.db)))
    throw new StartError('There is data already: --force replaces all of it, and cannot be undone');
  const counts = await restoreDatabase(tools, readDumpFile(file));
  return {
    data: { file, ...counts },
    lines: [`${counts.rows} rows and ${counts.photos} photos are restored from ${file}`],
  };
}
