import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the deck; names are never declined, so they stand after a colon. */
export const swipeDeckLabels = {
  component: 'SwipeDeck',
  en: {
    deck: 'Profiles',
    deckRole: 'deck of profiles',
    cardRole: 'profile',
    like: (name: string) => `Like ${name}`,
    pass: (name: string) => `Pass ${name}`,
    undo: 'Bring back the last profile',
    nothingToUndo: 'Nothing to bring back yet',
    profile: (name: string) => `Open profile of ${name}`,
    liked: (name: string) => `Liked ${name}.`,
    passed: (name: string) => `Passed ${name}.`,
    undone: (name: string) => `Brought back ${name}.`,
    undoneButSeen: (name: string) => `Brought back ${name}. The earlier choice was already seen.`,
    next: (text: string) => `Next: ${text}.`,
    noMore: 'No more profiles.',
    loading: 'Looking for profiles',
    failedLike: (name: string) => `Your like was not sent: ${name}`,
    failedPass: (name: string) => `Could not pass: ${name}`,
    retry: 'Retry',
    close: 'Close message',
    hintPass: 'pass',
    hintLike: 'like',
    hintProfile: 'profile',
    hintPhoto: 'photo',
    hintUndo: 'undo',
    keySpace: 'Space',
    stampLike: 'LIKE',
    stampPass: 'NOPE',
  },
} satisfies LabelSet;

export type SwipeDeckLabels = (typeof swipeDeckLabels)['en'];
