import type { Do } from './deeds';
import { showStrangers } from './deeds';
import { dayMs } from './walkers';

/** What happens to a page and its member: by the network, an operator, or the clock. */
export const happenings = {
  cuts: ({ page }) => page.setCut(true),
  returns: ({ page }) => page.setCut(false),
  cutsForASecond: (scene) => cutFor(scene, 1000),
  cutsForTenMinutes: (scene) => cutFor(scene, 10 * 60_000),
  getsPremium: ({ ground, page }) => ground.operator.givePremium(page.member.id),
  losesPremium: ({ ground, page }) => ground.operator.endPremium(page.member.id),
  hasPremiumApproved: ({ ground, page }) => ground.operator.closeRequest(page.member.id, 'approved'),
  hasPremiumRefused: ({ ground, page }) => ground.operator.closeRequest(page.member.id, 'refused'),
  hasPhotoTakenAway: ({ ground, page }) => ground.operator.takePhotoAway(page.member.id),
  hasMeasuresTaken: ({ ground, page }) => ground.operator.closeReport(page.member.id, 'measures_taken'),
  hasNoViolationFound: ({ ground, page }) => ground.operator.closeReport(page.member.id, 'no_violation'),
  isSuspendedOrRestored: async ({ ground, page }) => {
    const { member } = page;
    const { suspend, restore } = ground.operator;
    await (member.isSuspended ? restore(member.id) : suspend(member.id));
    member.isSuspended = !member.isSuspended;
    await showStrangers(ground, member.id);
  },
  /** Nobody is told when a session runs out: each tab learns it by its next call. */
  hasSessionExpired: async ({ ground, page }) => {
    await ground.operator.endSession(page.browser);
    for (const tab of ground.pages.filter(({ browser }) => browser === page.browser)) await tab.lookAgain();
  },
  seesANewDay: ({ ground }) => ground.pass(dayMs),
} satisfies Record<string, Do>;

async function cutFor({ ground, page }: Parameters<Do>[0], ms: number): Promise<void> {
  page.setCut(true);
  await ground.pass(ms);
  page.setCut(false);
}
