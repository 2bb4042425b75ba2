import { browsers, limits, profileChoices, reactionCodes, systems } from '@iskra/api-contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const reference = (name: string) => bigint(name, { mode: 'number' });
const identity = () => bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey();

/** The server's own secrets and marks. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const users = pgTable('users', {
  id: identity(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  gender: text('gender', { enum: ['male', 'female'] }).notNull(),
  city: text('city').notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  about: text('about'),
  goals: text('goals', { enum: profileChoices.goals }).array().notNull().default([]),
  position: text('position'),
  company: text('company'),
  education: text('education'),
  height: integer('height'),
  languages: text('languages', { enum: profileChoices.languages }).array().notNull().default([]),
  orientation: text('orientation', { enum: profileChoices.orientation }),
  relationship: text('relationship', { enum: profileChoices.relationship }),
  children: text('children', { enum: profileChoices.children }),
  smoking: text('smoking', { enum: profileChoices.smoking }),
  alcohol: text('alcohol', { enum: profileChoices.alcohol }),
  locale: text('locale', { enum: limits.locales }),
  sound: boolean('sound').notNull().default(true),
  showsChatMarks: boolean('shows_chat_marks').notNull().default(true),
  /** Then `onlineUntil` is null, whatever their pages say. */
  hidesOnline: boolean('hides_online').notNull().default(false),
  isPaused: boolean('is_paused').notNull().default(false),
  premiumUntil: moment('premium_until'),
  premiumDays: integer('premium_days'),
  mainPhotoKey: text('main_photo_key'),
  suspendedReason: text('suspended_reason'),
  isVisible: boolean('is_visible').notNull().default(false),
  onlineUntil: moment('online_until'),
  isDemoOnline: boolean('is_demo_online').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type UserRow = typeof users.$inferSelect;

/** `id` is the SHA-256 of the cookie's value, so that a read table opens no session; a visitor's is a row only with a code. */
export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  userId: reference('user_id'),
  verifiedEmail: text('verified_email'),
  verifiedAt: moment('verified_at'),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  browser: text('browser', { enum: browsers }),
  system: text('system', { enum: systems }),
});

export const emailCodes = pgTable('email_codes', {
  sessionId: text('session_id').notNull(),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  sentAt: moment('sent_at').notNull(),
});

/** The address before the last change, kept for its member for 48 hours; `tokenHash` is the SHA-256 of what the link carries. */
export const formerEmails = pgTable('former_emails', {
  userId: reference('user_id').primaryKey(),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull(),
  leftAt: moment('left_at').notNull(),
});

/** When a code was last sent to an address, and for whom; see registration/takeMail.ts. */
export const mailPauses = pgTable('mail_pauses', {
  key: text('key').primaryKey(),
  sentAt: moment('sent_at').notNull(),
});

/** `source` names a drawn portrait of a demo member; it lies with the server. */
export const photos = pgTable('photos', {
  key: text('key').primaryKey(),
  userId: reference('user_id').notNull(),
  position: integer('position').notNull(),
  source: text('source'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type PhotoRow = typeof photos.$inferSelect;

export const blocks = pgTable('blocks', {
  blockerId: reference('blocker_id').notNull(),
  blockedId: reference('blocked_id').notNull(),
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Open until an operator resolves it (D-08). */
export const reports = pgTable('reports', {
  id: identity(),
  reporterId: reference('reporter_id'),
  reportedId: reference('reported_id').notNull(),
  reason: text('reason', { enum: limits.reasons }).notNull(),
  comment: text('comment').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  resolvedAt: moment('resolved_at'),
  resolution: text('resolution'),
  outcome: text('outcome', { enum: ['measures_taken', 'no_violation'] }),
  isSeen: boolean('is_seen').notNull().default(false),
});

/** A reported message as it was. */
export const reportMessages = pgTable('report_messages', {
  reportId: reference('report_id').notNull(),
  messageId: reference('message_id').notNull(),
  content: text('content').notNull(),
  sentAt: moment('sent_at').notNull(),
});

/** A reported photo; its files stay while the report is open. */
export const reportPhotos = pgTable('report_photos', {
  reportId: reference('report_id').notNull(),
  photoKey: text('photo_key').notNull(),
});

/** What a suspended member wrote against it; one for each suspension, over when that is (D-39). */
export const appeals = pgTable('appeals', {
  id: identity(),
  userId: reference('user_id').notNull(),
  /** Of the suspension. */
  reason: text('reason').notNull(),
  content: text('content').notNull(),
  createdAt: moment('created_at').notNull(),
  closedAt: moment('closed_at'),
  decision: text('decision', { enum: ['accepted', 'refused'] }),
  answer: text('answer'),
  isOver: boolean('is_over').notNull().default(false),
});

/** A request for premium, under review until an operator closes it (D-07); one at a time for each member. */
export const premiumRequests = pgTable('premium_requests', {
  id: identity(),
  userId: reference('user_id').notNull(),
  name: text('name').notNull(),
  durationDays: integer('duration_days').notNull(),
  status: text('status', { enum: ['pending', 'approved', 'refused'] })
    .notNull()
    .default('pending'),
  createdAt: moment('created_at').notNull().defaultNow(),
  closedAt: moment('closed_at'),
});
export type PremiumRequestRow = typeof premiumRequests.$inferSelect;

export const likes = pgTable('likes', {
  id: identity(),
  fromId: reference('from_id').notNull(),
  toId: reference('to_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  dismissedAt: moment('dismissed_at'),
});

/** Likes that were taken back: they count among the day's likes all the same (D-04). */
export const takenBackLikes = pgTable('taken_back_likes', {
  fromId: reference('from_id').notNull(),
  givenAt: moment('given_at').notNull(),
});

/** When the one who did not make the match last received a notice of it. */
export const toldMatches = pgTable('told_matches', {
  lowId: reference('low_id').notNull(),
  highId: reference('high_id').notNull(),
  toldAt: moment('told_at').notNull(),
});

/** One row per pair; `low` and `high` are the smaller and the larger member id. */
export const dialogues = pgTable('dialogues', {
  id: reference('id')
    .primaryKey()
    .default(sql`floor(random() * 999999999)::bigint + 1`),
  lowId: reference('low_id').notNull(),
  highId: reference('high_id').notNull(),
  isShownToLow: boolean('is_shown_to_low').notNull().default(false),
  isShownToHigh: boolean('is_shown_to_high').notNull().default(false),
  isKeptAvailable: boolean('is_kept_available').notNull().default(false),
  lowClearedTo: reference('low_cleared_to').notNull().default(0),
  highClearedTo: reference('high_cleared_to').notNull().default(0),
  lowShownAt: moment('low_shown_at'),
  highShownAt: moment('high_shown_at'),
  openedBy: reference('opened_by'),
  openedAt: moment('opened_at'),
  lastMessageId: reference('last_message_id'),
  lastActivityAt: moment('last_activity_at').notNull().defaultNow(),
});

export const messages = pgTable('messages', {
  id: identity(),
  dialogueId: reference('dialogue_id').notNull(),
  senderId: reference('sender_id'),
  recipientId: reference('recipient_id'),
  content: text('content').notNull(),
  type: text('type', { enum: ['text', 'system'] })
    .notNull()
    .default('text'),
  clientId: uuid('client_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  readAt: moment('read_at'),
  isReadQuietly: boolean('read_quietly').notNull().default(false),
  replyToId: reference('reply_to_id'),
  reaction: text('reaction', { enum: reactionCodes }),
});
export type MessageRow = typeof messages.$inferSelect;

/** Events for open pages, written in the transaction of the change; see realtime/outbox.ts. */
export const outbox = pgTable('outbox', {
  id: identity(),
  kind: text('kind', { enum: ['event', 'revoke', 'end-session', 'end-member'] })
    .notNull()
    .default('event'),
  channel: text('channel'),
  event: text('event'),
  payload: jsonb('payload'),
  userId: reference('user_id'),
  sessionTag: text('session_tag'),
  exceptSocket: text('except_socket'),
  exceptUserId: reference('except_user_id'),
  claimedAt: moment('claimed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type OutboxRow = typeof outbox.$inferSelect;

/** Notices of likes that are held back (D-21). */
export const likeNotices = pgTable('like_notices', {
  fromId: reference('from_id').notNull(),
  toId: reference('to_id').notNull(),
  dueAt: moment('due_at').notNull(),
});

/** Which server process holds an open socket of which member (D-34). */
export const liveMembers = pgTable('live_members', {
  process: uuid('process').notNull(),
  userId: reference('user_id').notNull(),
});

/** Until when a server process is believed to live; it renews that. */
export const liveProcesses = pgTable('live_processes', {
  process: uuid('process').primaryKey(),
  until: moment('until').notNull(),
});

/** Files of photos that have no row, or not yet; a trigger keeps it true to `photos`. */
export const photoLeftovers = pgTable('photo_leftovers', {
  key: text('key').primaryKey(),
  dueAt: moment('due_at').notNull(),
});
