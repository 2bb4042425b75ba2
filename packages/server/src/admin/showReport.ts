import { evidenceOf } from '../resources/safety/evidence.repository';
import { findReport } from '../resources/safety/reports.repository';
import { StartError } from '../start/StartError';
import type { Answer, Tools } from './Command';
import { fields, row } from './layout';
import { presentEvidence, presentReport } from './presentReport';
import { readId } from './readWords';

/** One report with its full text and what it shows. */
export async function showReport({ db }: Tools, word: string): Promise<Answer> {
  const id = readId(word, 'ID must be a number');
  const found = await findReport(db, id);
  if (!found) throw new StartError(`There is no report ${id}`);
  const report = presentReport(found);
  const { photos, messages } = presentEvidence(await evidenceOf(db, id));
  return {
    data: { ...report, photos, messages },
    lines: [
      ...fields(report),
      ...photos.flatMap((photo) => fields({ photo })),
      ...messages.map(({ id: messageId, sent_at: at, text }) => row('message:', messageId, at, text)),
    ],
  };
}
