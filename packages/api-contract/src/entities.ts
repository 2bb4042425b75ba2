import * as z from 'zod/mini';
import { reactionCode } from './messageReaction';
import { readGoals, readLanguages } from './readChoices';
import {
  alcohol,
  children,
  city,
  gender,
  id,
  isoDate,
  locale,
  orientation,
  relationship,
  smoking,
} from './values';

/** Path of a photo; `photoPath` makes the other sizes of it. */
const photo = z.nullable(z.string());

/** Map of photo key to path, in the member's order (spec point 3). */
const allImages = z.record(z.string(), z.string());

const words = z._default(z.nullable(z.string()), null);

/** A member's details besides the text; data cached by an older version lacks them [EDT-01]. */
export const profileDetails = z.object({
  position: words,
  company: words,
  education: words,
  height: z._default(z.nullable(z.int()), null),
  languages: z._default(readLanguages, []),
  orientation: z._default(z.nullable(orientation), null),
  relationship: z._default(z.nullable(relationship), null),
  children: z._default(z.nullable(children), null),
  smoking: z._default(z.nullable(smoking), null),
  alcohol: z._default(z.nullable(alcohol), null),
});
export type ProfileDetails = z.output<typeof profileDetails>;

/** The signed-in member's own data [ENT-02]. */
export const user = z.object({
  id,
  name: z.string(),
  age: z.int(),
  email: z.string(),
  gender,
  city,
  birth_day: z.int(),
  birth_month: z.int(),
  birth_year: z.int(),
  about: z.nullable(z.string()),
  goals: readGoals,
  ...profileDetails.shape,
  online: z.boolean(),
  premium: z.boolean(),
  locale,
  auth: z.literal(true),
  sound: z.boolean(),
  main_image: photo,
  all_images: allImages,
});
export type User = z.output<typeof user>;

/**
 * `expires_at` and `duration_days`, for how long it was given last, are null without premium. `in_review`: a request waits
 * for an operator (D-07); only where the session is told.
 */
export const premiumStatus = z.object({
  is_active: z.boolean(),
  expires_at: z.nullish(isoDate),
  duration_days: z.nullish(z.int()),
  in_review: z.optional(z.boolean()),
});
export type PremiumStatus = z.output<typeof premiumStatus>;

export const images = z.object({ all_images: allImages, main_image: photo });
export type Images = z.output<typeof images>;

/** What others may see of a member; no e-mail, birth date or coordinates. `block`: I blocked them [OTH-02]. */
export const member = z.object({
  id,
  block: z.boolean(),
  name: z.string(),
  age: z.int(),
  gender,
  city,
  about: z.nullable(z.string()),
  goals: readGoals,
  ...profileDetails.shape,
  online: z.boolean(),
  premium: z.boolean(),
  main_image: photo,
  all_images: allImages,
});
export type Member = z.output<typeof member>;

/** A member in a list. `mark` 1 (premium) sorts first (D-20); `images` and `goals` come for encounters. */
export const memberCard = z.object({
  id,
  name: z.string(),
  age: z.int(),
  city,
  online: z.enum(['online', 'offline']),
  main_image: photo,
  mark: z.union([z.literal(0), z.literal(1)]),
  images: z.optional(z.array(z.string())),
  goals: z.optional(readGoals),
});
export type MemberCard = z.output<typeof memberCard>;

/** What a regular member gets instead of somebody who likes them: only that there is one (D-05). */
export const hiddenLike = z.object({ placeholder: z.literal(true) });

/** D-13; `sending` and `failed` exist in the client only. */
export const messageStatus = z.enum(['sent', 'read']);

/** What a message answers, shortened; sender and text are null where its reader may not see that message any more. */
export const quote = z.object({ id, sender_id: z.nullable(id), content: z.nullable(z.string()) });
export type Quote = z.output<typeof quote>;

/** A system message has no sender and no recipient; its content is a `systemContents` key. */
export const message = z.object({
  id,
  dialog_id: id,
  sender_id: z.nullable(id),
  recipient_id: z.nullable(id),
  content: z.string(),
  created_at: isoDate,
  status: messageStatus,
  type: z.enum(['text', 'system']),
  client_id: z.optional(z.nullable(z.string())),
  reply_to: z._default(z.nullable(quote), null),
  /** Its recipient's; a code that this version does not know is none. */
  reaction: z.catch(z.nullable(reactionCode), null),
});
export type Message = z.output<typeof message>;

/** Contents of system messages that a client has a text for; anything else is shown unchanged. */
export const lastMessage = z.object({
  id,
  content: z.string(),
  type: z.enum(['text', 'system']),
  sender_id: z.nullable(id),
  created_at: isoDate,
});

/**
 * `block`: I blocked them; `current_blocked`: they blocked me (D-33). Of a deleted account (`is_deleted`) only the id is
 * left: no name, age or picture (D-36).
 */
export const otherUser = z.object({
  id,
  is_deleted: z._default(z.boolean(), false),
  name: z.string(),
  age: z.nullable(z.int()),
  image: photo,
  online: z.boolean(),
  gender,
  block: z.boolean(),
  current_blocked: z.boolean(),
});

/** A dialogue as its viewer sees it; `is_premium_active` is the viewer's own (D-06). */
export const dialogue = z.object({
  id,
  dialog_id: id,
  dialog_available: z.boolean(),
  is_premium_active: z.boolean(),
  otherUser,
  lastMessage: z.nullable(lastMessage),
  unread: z.int(),
  unreadMessageIds: z.array(id),
});
export type Dialogue = z.output<typeof dialogue>;
