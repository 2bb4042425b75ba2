import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { uiFolder } from '../package/entries';
import { readKit } from '../package/publicProps';
import { withTables } from './withTables';

interface Guide {
  readonly file: string;
  readonly committed: string;
  /** With the tables that the sources make. */
  readonly current: string;
}

/** The kit's guides that have tables. */
export async function readGuides(): Promise<Guide[]> {
  const folder = path.join(uiFolder, 'docs');
  const files = readdirSync(folder).map((file) => path.join(folder, file));
  const texts = files.map((file) => ({ file, committed: readFileSync(file, 'utf8') }));
  const withRoom = texts.filter(({ committed }) => committed.includes('<!-- table: '));
  const kit = readKit();
  return Promise.all(
    withRoom.map(async ({ file, committed }) => {
      const options = { ...(await resolveConfig(file)), filepath: file };
      return { file, committed, current: await format(withTables(committed, kit), options) };
    }),
  );
}
