import type { User } from '@iskra/api-contract';
import { isPremium } from '@iskra/api-contract/rules';
import { createMocks, type Mocks } from './createMocks';
import type { ScenarioName } from './scenarios/scenarios';
import { theMember } from './world/members';
import { presentImages, presentUser } from './world/presentMember';
import type { World } from './world/World';

export type { Mocks } from './createMocks';
export type { ScenarioName } from './scenarios/scenarios';
export { acceptAppeal, refuseAppeal, writeAppeal } from './world/appeals';
export { addMember } from './world/addMember';
export { blockMember, unblockMember } from './world/blocks';
export { noDetails } from './world/details';
export { removePhoto } from './world/photos';
export { likeMember } from './world/likes';
export { closeReport, newestOpenOf } from './world/ownReports';
export { reportMember } from './world/reports';
export { unreadMessages } from './world/messages';
export { markRead } from './world/readMarks';
export { suspendMember } from './world/suspension';
export { signInElsewhere } from './world/sessions';
export { tellTyping } from './world/typing';
export {
  closeRequest,
  currentRequest,
  endOverduePremiums,
  endPremium,
  givePremium,
  requestPremium,
} from './world/premium';

let current: Mocks | undefined;

/**
 * A scenario for a story: `beforeEach: ({ msw }) => msw.use(...withScenario('busyInbox').handlers)`.
 * It ends the one before; `adjust` changes the world before the page opens.
 */
export function withScenario(name: ScenarioName, adjust?: (world: World) => void): Mocks {
  current?.stop();
  current = createMocks({ scenario: name });
  adjust?.(current.world);
  return current;
}

/** The story's mocks, for its play function: `currentMocks().play('messageSent', { message })`. */
export function currentMocks(): Mocks {
  if (!current) throw new Error('The story has no scenario: call withScenario in its beforeEach');
  return current;
}

/** What the local storage of the viewer's page holds (spec point 3); empty for a visitor. */
export function viewerStorage({ world }: Mocks): Readonly<Record<string, unknown>> {
  const user = viewer(world);
  if (!user) return {};
  const member = theMember(world, user.id);
  const images = presentImages(member);
  const premiumStatus = isPremium(member, world.now());
  return { auth: true, user, images, mainImage: images.main_image, premiumStatus };
}

/** The viewer's own data, or null for a visitor. */
export function viewer(world: World): User | null {
  return world.viewerId === null ? null : presentUser(theMember(world, world.viewerId), world.now());
}
