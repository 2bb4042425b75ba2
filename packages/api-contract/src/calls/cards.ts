import * as z from 'zod/mini';
import { call } from '../call';
import { memberCard } from '../entities';
import { cardsAtOnce } from '../cardsAtOnce';
import { id } from '../values';

/**
 * Cards of the members with these ids, in the order asked; whoever I do not see is left out. For lists that the device
 * alone keeps, such as whom I passed (D-21): in the body, not in the address, which logs keep.
 */
export const getMemberCards = call({
  summary: 'Cards of members by their ids',
  method: 'POST',
  path: '/api/users/cards',
  who: 'member',
  body: z.object({ ids: z.array(id).check(z.maxLength(cardsAtOnce)) }),
  answer: z.object({ users: z.array(memberCard) }),
  errors: [401, 419, 422, 429],
});
