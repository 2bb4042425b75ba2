import { getAppeal, sendAppeal } from '@iskra/api-contract';
import { currentAppeal, presentAppeal, refuseFree, writeAppeal } from '../world/appeals';
import type { Answer } from './answer';
import { provenMember } from './credentials';

/** What suspended members say against it (D-39). */
export const appealHandlers = (answer: Answer) => [
  // In this order: the paths match by their end.
  answer(getAppeal, ({ body, world }) => {
    const member = provenMember(world, body);
    refuseFree(member);
    const appeal = currentAppeal(world, member.id);
    return { appeal: appeal && presentAppeal(appeal) };
  }),

  answer(sendAppeal, ({ body, world }) => ({
    appeal: presentAppeal(writeAppeal(world, provenMember(world, body), body.text)),
  })),
];
