import type { ReactionCode } from '@iskra/api-contract';

/** How reactions look; the device's own font draws them. */
export const reactionDrawings: Readonly<Record<ReactionCode, string>> = {
  thumbs_up: '👍',
  heart: '❤️',
  laugh: '😂',
  surprise: '😮',
  sad: '😢',
  thanks: '🙏',
};
