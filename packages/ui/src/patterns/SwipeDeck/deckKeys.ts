/** What a key means to the deck. */
export type DeckCommand = 'like' | 'pass' | 'profile' | 'nextPhoto' | 'previousPhoto' | 'undo' | 'hints';

/** A key press reduced to what matters. */
export interface DeckKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** The focus is on the card itself, not on a button in it. */
  readonly isOnCard: boolean;
}

const plain: Readonly<Record<string, DeckCommand>> = {
  ArrowRight: 'like',
  ArrowLeft: 'pass',
  ArrowUp: 'profile',
  Backspace: 'undo',
  '?': 'hints',
};

/** The command of a key, the same in both writing directions; Enter and Space belong to buttons when they have the focus. */
export function deckCommand(press: DeckKey): DeckCommand | undefined {
  if (press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return /^[zя]$/i.test(press.key) ? 'undo' : undefined;
  if (press.isOnCard && press.key === 'Enter') return 'profile';
  if (press.isOnCard && press.key === ' ') return press.shiftKey ? 'previousPhoto' : 'nextPhoto';
  return plain[press.key];
}
