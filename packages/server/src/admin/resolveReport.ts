import type { ReportOutcome } from '@iskra/api-contract';
import type { Database } from '../db/Database';
import { enqueue } from '../realtime/outbox';
import { closeReport, findReport, type Resolved } from '../resources/safety/reports.repository';
import { StartError } from '../start/StartError';
import type { Answer, Switch, Tools } from './Command';
import { plain } from './layout';
import { readId, readText } from './readWords';
import { UsageError } from './UsageError';

interface Given {
  readonly id: string;
  readonly text: string;
  readonly given: readonly Switch[];
}

/** Closes a report with a text on what was done; its reporter learns the outcome alone (D-08) [BLK-04]. */
export async function resolveReport({ db, now, publish }: Tools, words: Given): Promise<Answer> {
  const id = readId(words.id, 'ID must be a number');
  const resolved = {
    resolution: readText('TEXT', words.text),
    outcome: readOutcome(words.given),
    resolvedAt: now(),
  };
  const queued = await db.transaction((tx) => resolve(tx, id, resolved));
  await publish(queued);
  const { resolution, outcome, resolvedAt } = resolved;
  return {
    data: { id, resolved_at: resolvedAt, outcome, resolution },
    lines: [`Report ${id} is resolved (${outcome}): ${plain(resolution)}`],
  };
}

/** Nobody is told what the operator did not say: the outcome has no default. */
function readOutcome(given: readonly Switch[]): ReportOutcome {
  const [isMeasures, isNone] = [given.includes('measures'), given.includes('no-violation')];
  if (isMeasures !== isNone) return isMeasures ? 'measures_taken' : 'no_violation';
  throw new UsageError(
    'Say what the reporter is to read: --measures (measures taken) or --no-violation (no violation found)',
  );
}

async function resolve(tx: Database, id: number, resolved: Resolved): Promise<number[]> {
  const closed = await closeReport(tx, id, resolved);
  if (!closed) throw await refusal(tx, id);
  const { reporterId } = closed;
  return reporterId === null ? [] : [await enqueue(tx, 'reportsChanged', reporterId, { report_id: id })];
}

async function refusal(db: Database, id: number): Promise<StartError> {
  const found = await findReport(db, id);
  if (!found) return new StartError(`There is no report ${id}`);
  const { resolvedAt, resolution } = found.report;
  const when = resolvedAt?.toISOString();
  return new StartError(`Report ${id} was resolved on ${when}: ${plain(resolution ?? '')}`);
}
