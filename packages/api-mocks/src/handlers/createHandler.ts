import type { HttpHandler } from 'msw';
import type { SocketOwners } from '../realtime/SocketOwners';
import type { World } from '../world/World';
import { createAnswer } from './answer';
import { appealHandlers } from './appeals';
import { activeSessionHandlers } from './activeSessions';
import { broadcastingHandlers } from './broadcasting';
import { chatMarkHandlers } from './chatMarks';
import { dialogueHandlers } from './dialogues';
import { likeHandlers } from './likes';
import { memberHandlers } from './members';
import { messageHandlers } from './messages';
import { oneHandler } from './oneHandler';
import { photoHandlers } from './photos';
import { premiumHandlers } from './premium';
import { profileHandlers } from './profile';
import { recoveryHandlers } from './recovery';
import { registrationHandlers, type Mail } from './registration';
import { safetyHandlers } from './safety';
import { sessionHandlers } from './session';
import { settingsHandlers } from './settings';
import type { SessionCarrier } from './SessionCarrier';

export interface HandlerParts {
  readonly carrier: SessionCarrier;
  readonly owners: SocketOwners;
  readonly mail: Mail;
}

/** Answers every call of the contract. */
export function createHandler(world: World, { carrier, owners, mail }: HandlerParts): HttpHandler {
  const answer = createAnswer(world, carrier);
  return oneHandler([
    ...sessionHandlers(answer),
    ...appealHandlers(answer),
    ...activeSessionHandlers(answer),
    // Before registration: the paths match by their end, and /verify-code is the end of /password/verify-code.
    ...recoveryHandlers(answer, mail),
    ...registrationHandlers(answer, mail),
    ...memberHandlers(answer),
    ...photoHandlers(answer),
    ...profileHandlers(answer),
    ...likeHandlers(answer),
    ...dialogueHandlers(answer),
    ...messageHandlers(answer),
    ...chatMarkHandlers(answer),
    ...safetyHandlers(answer),
    ...premiumHandlers(answer),
    ...settingsHandlers(answer, mail),
    ...broadcastingHandlers(answer, owners),
  ]);
}
