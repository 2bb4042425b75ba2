import { afterAll, beforeAll, describe } from 'vitest';
import { accessCases } from './cases/accessCases';
import { activeSessionCases } from './cases/activeSessionCases';
import { appealCases } from './cases/appealCases';
import { broadcastingCases } from './cases/broadcastingCases';
import { chatMarkCases } from './cases/chatMarkCases';
import { dialogueCases } from './cases/dialogueCases';
import { eventCases } from './cases/eventCases';
import { formerEmailCases } from './cases/formerEmailCases';
import { furtherFilterCases } from './cases/furtherFilterCases';
import { likeCases } from './cases/likeCases';
import { messageCases } from './cases/messageCases';
import { nearbyCases } from './cases/nearbyCases';
import { onlineHiddenCases } from './cases/onlineHiddenCases';
import { pauseCases } from './cases/pauseCases';
import { photoCases } from './cases/photoCases';
import { premiumCases } from './cases/premiumCases';
import { profileCases } from './cases/profileCases';
import { reactionCases } from './cases/messageReactionCases';
import { recoveryCases } from './cases/recoveryCases';
import { registrationCases } from './cases/registrationCases';
import { replyCases } from './cases/replyCases';
import { reportCases } from './cases/reportCases';
import { safetyCases } from './cases/safetyCases';
import { searchCases } from './cases/searchCases';
import { settingsCases } from './cases/settingsCases';
import type { Target } from './Target';

/** The same cases against any back end: mocks, our server, or another that speaks the contract [API-01]. */
export function contractSuite(name: string, makeTarget: () => Promise<Target>): void {
  describe(`contract: ${name}`, () => {
    let target: Target | undefined;
    const the = (): Target => {
      if (!target) throw new Error('The target is not up yet');
      return target;
    };
    beforeAll(async () => {
      target = await makeTarget();
    });
    afterAll(() => target?.close());

    registrationCases(the);
    recoveryCases(the);
    accessCases(the);
    activeSessionCases(the);
    nearbyCases(the);
    furtherFilterCases(the);
    likeCases(the);
    dialogueCases(the);
    broadcastingCases(the);
    messageCases(the);
    chatMarkCases(the);
    replyCases(the);
    reactionCases(the);
    searchCases(the);
    safetyCases(the);
    reportCases(the);
    appealCases(the);
    premiumCases(the);
    profileCases(the);
    settingsCases(the);
    formerEmailCases(the);
    pauseCases(the);
    onlineHiddenCases(the);
    photoCases(the);
    eventCases(the);
  });
}
