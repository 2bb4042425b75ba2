import { findReport } from '../resources/safety/reports.repository';
import { StartError } from '../start/StartError';
import type { Answer, Tools } from './Command';
import { fields } from './layout';
import { presentReport } from './presentReport';
import { readId } from './readWords';

/** One report with its full text. */
export async function showReport({ db }: Tools, word: string): Promise<Answer> {
  const id = readId(word, 'ID must be a number');
  const found = await findReport(db, id);
  if (!found) throw new StartError(`There is no report ${id}`);
  const report = presentReport(found);
  return { data: report, lines: fields(report) };
}
