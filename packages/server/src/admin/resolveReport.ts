import { closeReport, findReport } from '../resources/safety/reports.repository';
import { StartError } from '../start/StartError';
import type { Answer, Tools } from './Command';
import { plain } from './layout';
import { readId, readText } from './readWords';

/** Closes a report with a text on what was done. */
export async function resolveReport({ db, now }: Tools, word: string, given: string): Promise<Answer> {
  const id = readId(word, 'ID must be a number');
  const resolution = readText('TEXT', given);
  const resolvedAt = now();
  if (!(await closeReport(db, id, resolution, resolvedAt))) throw await refusal(db, id);
  return {
    data: { id, resolved_at: resolvedAt, resolution },
    lines: [`Report ${id} is resolved: ${plain(resolution)}`],
  };
}

async function refusal(db: Tools['db'], id: number): Promise<StartError> {
  const found = await findReport(db, id);
  if (!found) return new StartError(`There is no report ${id}`);
  const { resolvedAt, resolution } = found.report;
  const when = resolvedAt?.toISOString();
  return new StartError(`Report ${id} was resolved on ${when}: ${plain(resolution ?? '')}`);
}
