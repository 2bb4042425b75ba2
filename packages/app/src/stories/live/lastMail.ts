import type { Stage } from './Stage';

/** The code that was mailed last: who walks a story by hand has no mailbox. */
export function lastMail({ mocks: { world } }: Stage): string | undefined {
  const mail = world.codes.at(-1);
  return mail && `Mailed to ${mail.email}: code ${mail.code}`;
}
