import { updateUser } from '@iskra/api-contract';
import { presentUser } from '../world/presentMember';
import { changeProfile } from '../world/profile';
import type { Answer } from './answer';

/** What a member tells about themselves. */
export const profileHandlers = (answer: Answer) => [
  answer(updateUser, ({ me, body, world }) => {
    changeProfile(me, body);
    return { user: presentUser(me, world.now()) };
  }),
];
