import type { BodyOf, updateUser } from '@iskra/api-contract';
import type { MemberRecord } from './records';

/** Only what was sent changes [EDT-07]. */
export function changeProfile(member: MemberRecord, body: BodyOf<typeof updateUser>): void {
  const { about = member.about, goals = member.goals, ...sent } = body;
  const details = Object.entries(sent).filter(([, value]) => value !== undefined);
  member.about = about;
  member.goals = goals;
  member.details = { ...member.details, ...Object.fromEntries(details) };
}
