import * as z from 'zod/mini';

/** Any text, because a page must also read the refusals of a newer back end. */
const code = z.optional(z.string());

/** The body of every refusal (D-23): a text for the member, in the member's language; some carry a `RefusalCode`. */
export const errorAnswer = z.object({ message: z.string(), code });

/** 422: also a list of texts for each field. */
export const validationErrorAnswer = z.object({
  message: z.string(),
  code,
  errors: z.record(z.string(), z.array(z.string())),
});

/** 402: the day's likes are used up; `resets_at` says when the next one comes back (D-04). */
export const quotaErrorAnswer = z.object({
  message: z.string(),
  resets_at: z.optional(z.iso.datetime()),
});

export type ErrorAnswer = z.output<typeof errorAnswer>;
export type ValidationErrorAnswer = z.output<typeof validationErrorAnswer>;
export type QuotaErrorAnswer = z.output<typeof quotaErrorAnswer>;
