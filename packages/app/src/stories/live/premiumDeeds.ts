import type { Deed } from '#storybook/live/offerDeeds';
import { closeRequest, currentRequest, endPremium, requestPremium } from '@iskra/api-mocks/storybook';
import type { Stage } from './Stage';
import { viewerOf } from './whoElse';

const group = 'Premium';
const days = 7;

/** The viewer's request that an operator still has to decide. */
function pendingRequest(stage: Stage) {
  const me = viewerOf(stage);
  const request = me && currentRequest(stage.mocks.world, me);
  return request?.status === 'pending' ? request : undefined;
}

const hasPremium = (stage: Stage) => Boolean(viewerOf(stage)?.premiumUntil);
const whyNobody = (stage: Stage) => (viewerOf(stage) ? undefined : 'Nobody is signed in.');

/** What an operator and the calendar decide. */
export const premiumDeeds = [
  {
    ...{ id: 'premiumApproved', title: 'Approved', group },
    does: 'An operator finds the payment; without a request one for 7 days is made first.',
    whyNot: (stage) =>
      whyNobody(stage) ??
      (hasPremium(stage) && !pendingRequest(stage) ? 'Premium is on already.' : undefined),
    act: (stage) => {
      const { world } = stage.mocks;
      const me = viewerOf(stage);
      if (me) closeRequest(world, requestPremium(world, me, days).id, 'approved');
    },
  },
  {
    ...{ id: 'premiumRefused', title: 'Refused', group },
    does: 'An operator finds no payment.',
    whyNot: (stage) =>
      whyNobody(stage) ?? (pendingRequest(stage) ? undefined : 'No request is under review.'),
    act: (stage) => {
      const request = pendingRequest(stage);
      if (request) closeRequest(stage.mocks.world, request.id, 'refused');
    },
  },
  {
    ...{ id: 'premiumExpires', title: 'Expires', group },
    does: 'The last day of premium is over.',
    whyNot: (stage) => whyNobody(stage) ?? (hasPremium(stage) ? undefined : 'There is no premium to end.'),
    act: (stage) => endPremium(stage.mocks.world, viewerOf(stage)?.id ?? 0),
  },
] as const satisfies readonly Deed<Stage>[];
