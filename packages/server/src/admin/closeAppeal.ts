import { limits } from '@iskra/api-contract';
import type { Database } from '../db/Database';
import { mailText } from '../mail/mailTexts';
import {
  findAppeal,
  holdMember,
  refuseOpen,
  type FoundAppeal,
} from '../resources/appeals/appeals.repository';
import { StartError } from '../start/StartError';
import type { Answer, Tools } from './Command';
import { plain } from './layout';
import { readId, readText } from './readWords';
import { liftSuspension } from './suspendMember';

type Member = FoundAppeal['member'];

/** Accepts an appeal: the suspension ends, and the member is told by mail (D-39). */
export async function acceptAppeal(tools: Tools, word: string): Promise<Answer> {
  const { db, now, publish } = tools;
  const id = readId(word, 'ID must be a number');
  const { appeal, member } = await open(db, id);
  const queued = await db.transaction(async (tx) => {
    await holdMember(tx, appeal.userId);
    // Another operator may have been faster.
    await open(tx, id);
    return liftSuspension(tx, appeal.userId, now());
  });
  await publish(queued);
  const mailed = await mail(tools, member, 'appealAccepted', '');
  return {
    data: { id, decision: 'accepted', member_id: appeal.userId, mailed: mailed === null },
    lines: [
      `Appeal ${id} is accepted: ${plain(member.name)} (${appeal.userId}) is restored`,
      ...told(mailed),
    ],
  };
}

/** Refuses an appeal: the suspension stays, and the member is told by mail and at the login (D-39). */
export async function refuseAppeal(tools: Tools, word: string, given?: string): Promise<Answer> {
  const id = readId(word, 'ID must be a number');
  const answer = given === undefined ? null : readText('ANSWER', given);
  const { appeal, member } = await open(tools.db, id);
  if (!(await refuseOpen(tools.db, id, answer, tools.now()))) throw await refusal(tools.db, id);
  const mailed = await mail(tools, member, 'appealRefused', answer ?? '');
  return {
    data: { id, decision: 'refused', member_id: appeal.userId, answer, mailed: mailed === null },
    lines: [`Appeal ${id} of ${plain(member.name)} (${appeal.userId}) is refused`, ...told(mailed)],
  };
}

async function open(db: Database, id: number): Promise<FoundAppeal> {
  const found = await findAppeal(db, id);
  if (!found || found.appeal.closedAt !== null) throw await refusal(db, id);
  return found;
}

async function refusal(db: Database, id: number): Promise<StartError> {
  const found = await findAppeal(db, id);
  if (!found) return new StartError(`There is no appeal ${id}`);
  const { decision, closedAt } = found.appeal;
  return new StartError(`Appeal ${id} was ${decision} on ${closedAt?.toISOString()}`);
}

/** In the member's language; null when it went out, else why it did not: what was decided holds all the same. */
async function mail(
  { mailer }: Tools,
  { email, locale }: Member,
  what: 'appealAccepted' | 'appealRefused',
  answer: string,
): Promise<string | null> {
  const language = locale ?? limits.defaultLocale;
  const values = { answer: answer && `\n\n${answer}` };
  try {
    const subject = mailText(language, `${what}Subject`);
    await mailer.send({ to: email, subject, text: mailText(language, `${what}Mail`, values) });
    return null;
  } catch (error) {
    return String(error);
  }
}

const told = (problem: string | null) =>
  problem === null ? [] : [`The mail could not be sent: ${plain(problem)}`];
