import { countAppeals, findAppeals, type FoundAppeal } from '../resources/appeals/appeals.repository';
import type { Answer, Tools } from './Command';
import { row } from './layout';

const shown = 50;

/** The open appeals, the longest waiting first; or all of them, the newest first. */
export async function listAppeals({ db }: Tools, isAll: boolean): Promise<Answer> {
  const found = (await findAppeals(db, isAll, shown)).map(present);
  const total = await countAppeals(db, isAll);
  const end = `${found.length} of ${total} ${isAll ? 'appeals' : 'open appeals'}`;
  return { data: { appeals: found, total }, lines: [...found.map(line), end] };
}

function present({ appeal, member }: FoundAppeal) {
  return {
    id: appeal.id,
    created_at: appeal.createdAt,
    member_id: appeal.userId,
    member_name: member.name,
    suspended_reason: appeal.reason,
    text: appeal.content,
    closed_at: appeal.closedAt,
    decision: appeal.decision,
    answer: appeal.answer,
  };
}

function line(appeal: ReturnType<typeof present>): string {
  const { id, created_at: at, decision, member_id: memberId, member_name: name } = appeal;
  const who = `${memberId} ${name}`;
  return row(
    id,
    at.toISOString().slice(0, 10),
    decision ?? 'open',
    who,
    appeal.suspended_reason,
    appeal.text,
  );
}
