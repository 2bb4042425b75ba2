import * as z from 'zod/mini';
import { call } from '../call';
import { user } from '../entities';
import { limits } from '../limits';
import { severalOf } from '../severalOf';
import { alcohol, children, goal, language, orientation, ownWords, relationship, smoking } from '../values';

const line = z.optional(ownWords(limits.profileLine.max));

/** Omitted fields stay as they are [EDT-01, EDT-07]; null and an empty text clear them. */
export const updateUser = call({
  summary: 'Change what I tell about myself',
  method: 'POST',
  path: '/api/users/update-user',
  who: 'member',
  body: z.object({
    about: z.optional(ownWords(limits.about.max)),
    position: line,
    company: line,
    education: line,
    goals: z.optional(severalOf(goal)),
    height: z.optional(z.nullable(z.int().check(z.gte(limits.heightCm.min), z.lte(limits.heightCm.max)))),
    languages: z.optional(severalOf(language)),
    orientation: z.optional(z.nullable(orientation)),
    relationship: z.optional(z.nullable(relationship)),
    children: z.optional(z.nullable(children)),
    smoking: z.optional(z.nullable(smoking)),
    alcohol: z.optional(z.nullable(alcohol)),
  }),
  answer: z.object({ user }),
  errors: [401, 419, 422, 429],
});
