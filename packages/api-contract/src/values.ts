import * as z from 'zod/mini';
import { limits } from './limits';
import { profileChoices } from './profileChoices';

/** A record's id: a positive integer. */
export const id = z.int().check(z.positive());

/** An id as it stands in a path or query. */
export const pathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.transform((digits) => Number(digits)),
);

/** An id in a query that what follows is asked for; 0 stands before the first. */
export const afterId = z.pipe(
  z.string().check(z.regex(/^(0|[1-9]\d{0,14})$/)),
  z.transform((digits) => Number(digits)),
);

/** A whole number as it stands in a query, at most `max`. */
export function queryInt(min: number, max: number) {
  const digits = z.string().check(z.regex(/^\d{1,9}$/));
  const number = z.transform((text: string) => Number(text));
  return z.pipe(z.pipe(digits, number), z.int().check(z.gte(min), z.lte(max)));
}

export const gender = z.enum(['male', 'female']);
export type Gender = z.output<typeof gender>;

export const goal = z.enum(profileChoices.goals);
export type Goal = z.output<typeof goal>;

/** The single choices of a profile; null is 'prefer not to say' [EDT-04]. */
export const orientation = z.enum(profileChoices.orientation);
export const relationship = z.enum(profileChoices.relationship);
export const children = z.enum(profileChoices.children);
export const smoking = z.enum(profileChoices.smoking);
export const alcohol = z.enum(profileChoices.alcohol);

/** Languages of a profile, each by its name on the wire [EDT-05]. */
export const language = z.enum(profileChoices.languages);
export type Language = z.output<typeof language>;

export const locale = z.enum(limits.locales);

export const isoDate = z.iso.datetime();

/** Looks like an e-mail (spec point 5); a code proves whose it is. */
export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(limits.email.max), z.email());

/** Visible letters of any language, words separated by single spaces (REG-03). */
export const personName = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(limits.name.max),
  z.regex(/^\p{L}[\p{L}\p{M}]*(?: \p{L}[\p{L}\p{M}]*)*$/u),
  z.refine((name) => !/\p{Default_Ignorable_Code_Point}/u.test(name)),
);

export const registrationPassword = z
  .string()
  .check(z.minLength(limits.password.registrationMin), z.maxLength(limits.password.max));

/** A new password after recovery (spec point 5) [REC-04]. */
export const recoveryPassword = z
  .string()
  .check(z.minLength(limits.password.recoveryMin), z.maxLength(limits.password.max));

/** A text without NUL or half a surrogate pair, which no database keeps. */
const wellFormed = z.refine<string>((text) => !/\0/.test(text) && !/\p{Surrogate}/u.test(text));

/** Invisible characters: spaces, controls, fillers, marks of width and direction, the empty Braille pattern. */
const unseen = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]*$/u;

/** Whether a text is invisible as a whole: then it counts as empty. */
export function isUnseen(text: string): boolean {
  return unseen.test(text);
}

/** Trimmed; an invisible text becomes empty. */
const seenText = z.pipe(
  z.string(),
  z.transform((text) => (isUnseen(text) ? '' : text.trim())),
);

/** Reasons to block or report (D-08). */
export const reason = z.enum(limits.reasons);
export type Reason = z.output<typeof reason>;

/** What a member adds to a report in their own words; may be empty. */
export const note = z.pipe(seenText, z.string().check(z.maxLength(limits.reportComment.max), wellFormed));

/** Words of a profile, null when empty; `max` in UTF-16 units, as a text field counts. */
export function ownWords(max: number) {
  const words = z.pipe(seenText, z.string().check(z.maxLength(max), wellFormed));
  return z.nullable(
    z.pipe(
      words,
      z.transform((text) => text || null),
    ),
  );
}

/** What somebody says: trimmed, 1 to so many characters, not invisible (D-31). */
export const spoken = (max: number) =>
  z.pipe(seenText, z.string().check(z.minLength(1), z.maxLength(max), wellFormed));

/** The text of a message (D-31). */
export const messageText = spoken(limits.message.max);

/** A city is known by its Russian name; two of one name carry their region in brackets (D-40). */
export const city = z.object({ name: z.string().check(z.minLength(1), z.maxLength(120)) });
export type CityName = z.output<typeof city>;

export const onlineStatusFilter = z.enum(['all', 'online', 'new']);
export const genderFilter = z.enum(['all', 'male', 'female']);
