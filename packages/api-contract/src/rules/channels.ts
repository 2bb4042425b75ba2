import { channels } from '../events';

/** A channel to subscribe to: a member's, a dialogue's, or the one that all share. */
export type HeardChannel =
  | { readonly kind: 'dialogue' | 'member' | 'block' | 'premium'; readonly id: number }
  | { readonly kind: 'liked' };

const numbered = ['dialogue', 'member', 'block', 'premium'] as const;

/** What a channel's name means; null for a name that no channel has (D-09). */
export function parseChannel(name: string): HeardChannel | null {
  if (name === channels.liked()) return { kind: 'liked' };
  const digits = /\.([1-9]\d{0,14})$/.exec(name)?.[1];
  if (digits === undefined) return null;
  const id = Number(digits);
  const kind = numbered.find((one) => channels[one](id) === name);
  return kind ? { kind, id } : null;
}

/** What decides who may subscribe to a dialogue. */
export interface DialogueToHear {
  /** It is in the member's list. */
  readonly isShown: boolean;
  /** One of the two blocked the other. */
  readonly isBlocked: boolean;
}

/**
 * Whether a member may subscribe to a channel: their own, the shared one, and those of dialogues in their list without a
 * block (D-09) [RT-03].
 */
export function mayHear(
  channel: HeardChannel | null,
  memberId: number,
  dialogueOf: (id: number) => DialogueToHear | undefined,
): boolean {
  if (channel === null) return false;
  if (channel.kind === 'liked') return true;
  if (channel.kind !== 'dialogue') return channel.id === memberId;
  const dialogue = dialogueOf(channel.id);
  return dialogue !== undefined && dialogue.isShown && !dialogue.isBlocked;
}
