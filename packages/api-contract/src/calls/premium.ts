import * as z from 'zod/mini';
import { call } from '../call';
import { limits } from '../limits';
import { id, isoDate } from '../values';

const [week, month] = limits.premium.packages;

/** How long a package of premium lasts, in days (spec point 9). */
export const premiumDays = z.literal([week.days, month.days]);
export type PremiumDays = z.output<typeof premiumDays>;

/** A member's request for premium: under review until an operator confirms or refuses it (D-07). */
export const premiumRequest = z.object({
  id,
  user_id: id,
  name: z.string(),
  request_date: isoDate,
  duration_days: premiumDays,
  status: z.enum(['pending', 'approved', 'refused']),
});
export type PremiumRequest = z.output<typeof premiumRequest>;

/** 16 digits without spaces (D-37); 404 with a text while the site takes no payments [PRE-04]. */
export const getPaymentCard = call({
  summary: 'The card to pay premium to',
  method: 'GET',
  path: '/api/settings/card',
  who: 'member',
  answer: z.object({ card_number: z.string().check(z.regex(/^\d{16}$/)) }),
  errors: [401, 404, 429],
});

/**
 * 403 when `user_id` is not the session's; the server sets name and date (D-24). While a request is under review, another
 * one returns it unchanged (D-07) [PRE-04, PRE-05].
 */
export const requestPremium = call({
  summary: 'Ask for premium after paying',
  method: 'POST',
  path: '/api/premium-requests',
  who: 'member',
  body: z.object({
    user_id: id,
    name: z.optional(z.unknown()),
    request_date: z.optional(z.unknown()),
    duration_days: premiumDays,
  }),
  answer: z.object({ request: premiumRequest }),
  errors: [401, 403, 419, 422, 429],
});

/** The newest request while it is under review or after it was refused; null without one (D-07) [PRE-05]. */
export const getPremiumRequest = call({
  summary: 'My request for premium',
  method: 'GET',
  path: '/api/premium-requests/current',
  who: 'member',
  answer: z.object({ request: z.nullable(premiumRequest) }),
  errors: [401],
});

/** Ends premium at once; without it nothing changes [SET-08]. */
export const removePremium = call({
  summary: 'Remove my premium',
  method: 'GET',
  path: '/api/premium/remove/',
  who: 'member',
  changes: true,
  answer: z.object({ message: z.string() }),
  errors: [401, 419],
});
