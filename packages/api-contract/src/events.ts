import * as z from 'zod/mini';
import type { Schema } from './call';
import { message } from './entities';
import { reactionCode } from './messageReaction';
import { id } from './values';

/** One live event: its name and channel on the wire (D-09) and what it carries. */
export interface EventDefinition {
  readonly name: string;
  readonly channel: Channel;
  readonly payload: Schema;
  /** Another name that means the same. */
  readonly alias?: string;
}

/** Channel names; `id` is a dialogue's or a member's. Laravel's `private-` prefix is on the wire. */
export const channels = {
  dialogue: (dialogId: number) => `private-chat-dialog.${dialogId}`,
  member: (userId: number) => `private-user.${userId}`,
  liked: () => 'private-liked',
  block: (userId: number) => `private-block-change.${userId}`,
  premium: (userId: number) => `private-premium-change.${userId}`,
} as const;
export type Channel = keyof typeof channels;

function event<const Definition extends EventDefinition>(definition: Definition): Definition {
  return definition;
}

/** Every event of spec point 4, and those that the decisions add. */
export const events = {
  /** A message was sent in a dialogue. */
  messageSent: event({ name: 'sendMessage', channel: 'dialogue', payload: z.object({ message }) }),
  /** Messages were read by the other side; only where both show their chat marks, else `ownMessagesRead`. */
  messagesRead: event({
    name: 'messagesRead',
    channel: 'dialogue',
    payload: z.object({ dialog_id: id, reader_id: id, message_ids: z.array(id) }),
  }),
  /** The member read messages on another of their pages, and the sender is not told. */
  ownMessagesRead: event({
    name: 'own-messages-read',
    channel: 'member',
    payload: z.object({ dialog_id: id, message_ids: z.array(id) }),
  }),
  /** Somebody types, or stopped; only where both show their chat marks. Never stored, may be lost [B5.21]. */
  typing: event({
    name: 'typing',
    channel: 'dialogue',
    payload: z.object({ dialog_id: id, user_id: id, typing: z.boolean() }),
  }),
  /** Another page of the member switched the chat marks. */
  chatMarksChanged: event({
    name: 'chat-marks-changed',
    channel: 'member',
    payload: z.object({ shown: z.boolean() }),
  }),
  /** A message's recipient reacted to it, or took the reaction back. */
  reactionChanged: event({
    name: 'reactionChanged',
    channel: 'dialogue',
    payload: z.object({
      dialog_id: id,
      message_id: id,
      user_id: id,
      reaction: z.catch(z.nullable(reactionCode), null),
    }),
  }),
  /** A dialogue appeared: somebody wrote first, or a like became mutual (then `match` says who). */
  dialogueCreated: event({
    name: 'new-dialog-created',
    channel: 'member',
    payload: z.object({
      dialog_id: z.nullable(id),
      match: z.nullable(z.object({ id, name: z.string(), image: z.nullable(z.string()) })),
    }),
  }),
  /** Writing in a dialogue became possible or no longer is, because the other's premium came or went (D-14). */
  dialogueAvailability: event({
    name: 'dialog-availability-changed',
    channel: 'member',
    payload: z.object({ dialog_id: id }),
  }),
  /** A block between two members began or ended; both receive it (D-33) [BLK-03]. */
  blockChanged: event({
    name: 'change-block-status',
    channel: 'block',
    payload: z.object({ blocker_id: id, blocked_id: id, is_blocked: z.boolean() }),
  }),
  /** Premium was given for so many days; without days it ended [PRE-06]. */
  premiumChanged: event({
    name: 'change-premium-status',
    channel: 'premium',
    payload: z.object({ duration_days: z.nullish(z.int().check(z.positive())) }),
  }),
  /** An operator confirmed or refused a request for premium (D-07) [PRE-08]. */
  premiumRequestClosed: event({
    name: 'premium-request-closed',
    channel: 'premium',
    payload: z.object({ id, status: z.enum(['approved', 'refused']) }),
  }),
  /**
   * Somebody whom the recipient knows changed or deleted the account; without an id, somebody who liked them in secret is
   * gone (D-05, D-36). With the recipient's own id, another page of theirs made the change.
   */
  memberChanged: event({
    name: 'member-changed',
    channel: 'member',
    payload: z.object({ user_id: z.nullable(id), is_deleted: z.boolean() }),
  }),
  /**
   * The member's likes, matches or dialogues changed: by an action of the member, sent to all their pages, or because a
   * like to them was taken back. Carries the new dialogue, if there is one, and names nobody (D-05).
   */
  listsChanged: event({
    name: 'lists-changed',
    channel: 'member',
    payload: z.object({ dialog_id: z.nullable(id) }),
  }),
  /**
   * The member's own reports changed: an operator closed this one, or, without an id, a page of theirs made one or looked
   * at the outcomes. Nobody else is told (D-08) [BLK-04].
   */
  reportsChanged: event({
    name: 'reports-changed',
    channel: 'member',
    payload: z.object({ report_id: z.nullable(id) }),
  }),
  /** A page of the member was hidden or closed: each other visible page reports itself again (D-34) [RT-05]. */
  presenceAsked: event({ name: 'presence-asked', channel: 'member', payload: z.object({}) }),
  /** Somebody likes the recipient; who, only for a premium recipient (D-12). */
  liked: event({
    name: 'notificationLiked',
    channel: 'liked',
    payload: z.object({
      id: z.string(),
      recipient_id: id,
      user_id: z.nullable(id),
      user_name: z.nullable(z.string()),
      avatar: z.nullable(z.string()),
    }),
  }),
  /** The framework's notification on the member's own channel, shown as a toast [RT-07, TOA-01]. */
  notification: event({
    name: 'Illuminate\\Notifications\\Events\\BroadcastNotificationCreated',
    alias: 'broadcast-notification-created',
    channel: 'member',
    payload: z.object({
      id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
      /** Any other type, such as a class name, is a notice with a text only. */
      type: z.catch(z.enum(['message', 'like', 'premium', 'info']), 'info'),
      user_name: z.optional(z.nullable(z.string())),
      avatar: z.optional(z.nullable(z.string())),
      content: z.optional(z.nullable(z.string())),
      dialog_id: z.optional(z.nullable(id)),
      duration_days: z.optional(z.nullable(z.int())),
    }),
  }),
} as const;

export type EventName = keyof typeof events;
export type PayloadOf<Name extends EventName> = z.output<(typeof events)[Name]['payload']>;
