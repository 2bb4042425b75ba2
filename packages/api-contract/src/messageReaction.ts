import * as z from 'zod/mini';

/** What can be said about a message with one press; the project's own choice. */
export const reactionCodes = ['thumbs_up', 'heart', 'laugh', 'surprise', 'sad', 'thanks'] as const;
export type ReactionCode = (typeof reactionCodes)[number];

export const reactionCode = z.enum(reactionCodes);
