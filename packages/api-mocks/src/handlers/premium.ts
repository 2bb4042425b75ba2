import { getPaymentCard, getPremiumRequest, removePremium, requestPremium } from '@iskra/api-contract';
import { Refused, text } from '@iskra/api-contract/rules';
import { currentRequest, endPremium, presentRequest, requestPremium as request } from '../world/premium';
import type { Answer } from './answer';

/** Premium, paid by hand (PRE). */
export const premiumHandlers = (answer: Answer) => [
  answer(getPaymentCard, ({ world }) => {
    if (world.cardNumber === null) throw new Refused(404, 'noPaymentCard');
    return { card_number: world.cardNumber };
  }),

  answer(requestPremium, ({ body, me, world }) => {
    if (body.user_id !== me.id) throw new Refused(403, 'forbidden');
    return { request: presentRequest(request(world, me, body.duration_days)) };
  }),

  answer(getPremiumRequest, ({ me, world }) => {
    const current = currentRequest(world, me);
    return { request: current && presentRequest(current) };
  }),

  answer(removePremium, ({ me, world, locale }) => {
    endPremium(world, me.id);
    return { message: text(locale, 'premiumRemoved') };
  }),
];
