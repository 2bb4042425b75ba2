import type { Appeal } from '@iskra/api-contract';
import { appealProblem, appealState } from '@iskra/api-contract/rules';
import type { AppealRecord, MemberRecord } from './records';
import { restoreMember } from './suspension';
import type { World } from './World';

/** What a member wrote against the suspension that holds now. */
export function currentAppeal(world: World, memberId: number): AppealRecord | null {
  return world.appeals.find((appeal) => appeal.memberId === memberId && !appeal.isOver) ?? null;
}

/** Adds an appeal, or finds the one that was written for this suspension already. */
export function writeAppeal(world: World, me: MemberRecord, text: string): AppealRecord {
  refuseFree(me);
  const written = currentAppeal(world, me.id);
  if (written) return written;
  const open = { closedAt: null, answer: null, isOver: false };
  const appeal = { memberId: me.id, text, createdAt: world.now(), ...open };
  world.appeals.push(appeal);
  return appeal;
}

/** Who is not suspended has nothing to appeal against. */
export function refuseFree({ suspendedReason }: MemberRecord): void {
  const problem = appealProblem(suspendedReason);
  if (problem) throw problem;
}

/** What an operator does: the suspension ends. */
export function acceptAppeal(world: World, memberId: number): void {
  openAppeal(world, memberId).closedAt = world.now();
  restoreMember(world, memberId);
}

/** What an operator does: the suspension stays. */
export function refuseAppeal(world: World, memberId: number, answer: string | null): void {
  const appeal = openAppeal(world, memberId);
  appeal.closedAt = world.now();
  appeal.answer = answer;
}

export function presentAppeal(appeal: AppealRecord): Appeal {
  const { text, createdAt, answer } = appeal;
  return { state: appealState(appeal), text, created_at: createdAt.toISOString(), answer };
}

function openAppeal(world: World, memberId: number): AppealRecord {
  const appeal = currentAppeal(world, memberId);
  if (!appeal || appeal.closedAt) throw new Error(`The world has no open appeal of ${memberId}`);
  return appeal;
}
