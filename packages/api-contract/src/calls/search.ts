import * as z from 'zod/mini';
import { call } from '../call';
import { otherUser } from '../entities';
import { searchLimits } from '../searchLimits';
import { id, isoDate, spoken } from '../values';

/** A dialogue that a search found by the other's name. */
export const personHit = z.object({ dialog_id: id, otherUser });
export type PersonHit = z.output<typeof personHit>;

/** A message that a search found: the part of it around what was found, in pieces. */
export const messageHit = z.object({
  id,
  dialog_id: id,
  otherUser,
  sender_id: z.nullable(id),
  created_at: isoDate,
  excerpt: z.array(z.object({ text: z.string(), is_found: z.boolean() })),
});
export type MessageHit = z.output<typeof messageHit>;

/**
 * Looks in my own dialogues: people by name, and messages, the newest first. Every word that is sought begins a word of
 * the name; of a message from three letters on, a shorter one is sought whole. A back end may find other forms of a word
 * too. In the body, not in the address, which logs keep. `before` is the hit that a page ended with; only the first page
 * has people.
 */
export const searchMessages = call({
  summary: 'Search my dialogues and their messages',
  method: 'POST',
  path: '/api/messages/search',
  who: 'member',
  body: z.object({
    text: spoken(searchLimits.max),
    before: z.optional(id),
    limit: z.optional(z.int().check(z.gte(1), z.lte(searchLimits.largestPage))),
  }),
  answer: z.object({ people: z.array(personHit), messages: z.array(messageHit), has_more: z.boolean() }),
  errors: [401, 419, 422, 429],
});
