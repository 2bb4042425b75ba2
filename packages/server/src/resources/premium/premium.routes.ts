import { getPaymentCard, getPremiumRequest, removePremium, requestPremium } from '@iskra/api-contract';
import { isRequestShown, Refused, text } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { hourMs, perMember } from '../../http/callLimits';
import { route } from '../../http/route';
import { publishQueued } from '../../realtime/outbox';
import { ownSocket } from '../../realtime/ownSocket';
import { queueMemberChanged } from '../members/queueMemberChanged';
import { removeOwnPremium } from './changePremium';
import { presentRequest } from './premium.present';
import { addRequest, newestRequest } from './premium.repository';

/** Premium, paid by hand: card, request and removal (PRE). */
export function premiumRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  const looks = perMember('payment card', 30, hourMs);
  route(app, deps, getPaymentCard, { limit: looks }, async () => {
    if (!config.cardNumber) throw new Refused(404, 'noPaymentCard');
    return Promise.resolve({ card_number: config.cardNumber.replaceAll(' ', '') });
  });

  const requests = perMember('premium', 20, hourMs);
  route(app, deps, requestPremium, { limit: requests }, async ({ me, body, now, request }) => {
    if (body.user_id !== me.id) throw new Refused(403, 'forbidden');
    const asked = await addRequest(db, me, body.duration_days, now);
    await publishQueued(deps, await queueMemberChanged(db, me.id, [me.id], ownSocket(request, me.id)));
    return { request: presentRequest(asked) };
  });

  route(app, deps, getPremiumRequest, async ({ me }) => {
    const newest = await newestRequest(db, me.id);
    return { request: newest && isRequestShown(newest) ? presentRequest(newest) : null };
  });

  route(app, deps, removePremium, async ({ me, locale }) => {
    await removeOwnPremium(deps, me.id);
    return { message: text(locale, 'premiumRemoved') };
  });
}
