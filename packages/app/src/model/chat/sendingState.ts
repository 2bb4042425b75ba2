import type { Dialogue, Gender } from '@iskra/api-contract';

/** Why a member may not write in a dialogue; `null` when they may [CHT-06]. */
export type SendingObstacle =
  'deleted' | 'blocked-me' | 'blocked-by-me' | 'same-gender' | 'unavailable' | null;

/** The first obstacle that applies, the gravest first. */
export function sendingObstacle(dialogue: Dialogue, ownGender: Gender): SendingObstacle {
  if (dialogue.otherUser.is_deleted) return 'deleted';
  if (dialogue.otherUser.current_blocked) return 'blocked-me';
  if (dialogue.otherUser.block) return 'blocked-by-me';
  if (dialogue.otherUser.gender === ownGender) return 'same-gender';
  return dialogue.dialog_available ? null : 'unavailable';
}
