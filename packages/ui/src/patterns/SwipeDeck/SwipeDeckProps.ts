import type { MotionValue } from 'framer-motion/dom';
import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import type { MotionProps } from '../../hooks/useMotion';
import type { GestureRules, SwipeDecision, SwipeIntent } from './gesture';
import type { DecisionFailure } from './useDecision';
import type { SwipeDeckLabels } from './swipeDeck.labels';

/** What a card may use of its deck. */
export interface SwipeCardContext {
  /** Only the top card can be touched and reads its keys. */
  readonly isTop: boolean;
  /** Offset of the top card, CSS px. */
  readonly offset: MotionValue<number>;
  /** The top card puts here how to go to the next (1) or previous (-1) photo. */
  readonly photoStep: RefObject<((delta: 1 | -1) => void) | null>;
  /** Id for the element that says more about the person: status, place, goals; it describes the card. */
  readonly aboutId: string;
  /** Photos reached so far by card, so that a card that comes back shows the same one. */
  readonly photoIndexes: Map<string, number>;
}

/** How undoing a decision ended: the other may have seen it already. */
export type UndoResult = 'undone' | 'undone_but_seen' | 'nothing_to_undo';

/** What can be done to a deck from outside; the same path as gesture and buttons. */
export interface SwipeDeckHandle {
  /** Likes the card on top. */
  readonly like: () => void;
  /** Passes the card on top. */
  readonly pass: () => void;
  /** Resolves with what came of it. */
  readonly undo: () => Promise<UndoResult>;
  /** Offset of the top card, CSS px. */
  readonly offset: MotionValue<number>;
}

export interface SwipeDeckProps<Card>
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'draggable' | 'onKeyDown'>, MotionProps {
  /** Candidates, the first one on top; a decided card may stay in the list. */
  cards: readonly Card[];
  /** A stable id. */
  getId: (card: Card) => string;
  /** The person's name, for buttons and announcements. */
  getName: (card: Card) => string;
  /** One sentence about a card for announcements, such as 'Olga, 27, online'. @default the name */
  describe?: ((card: Card) => string) | undefined;
  /** Draws a card into a box of the deck's size; keep the function stable. */
  renderCard: (card: Card, context: SwipeCardContext) => ReactNode;
  // [ENC-05, ENC-08]
  /** Told once per card; a rejected promise brings the card back with a message. */
  onDecide: (card: Card, decision: SwipeDecision) => void | Promise<unknown>;
  /** `await` moves on when the promise resolves, `optimistic` at once. @default 'optimistic' */
  commit?: 'optimistic' | 'await' | undefined;
  /** More cards are wanted; told once per number of cards left. */
  onNeedMore?: ((remaining: number) => void) | undefined;
  /** How many cards are left when `onNeedMore` is called. @default 3 */
  needMoreAt?: number | undefined;
  /** Overrides whether there is something to undo. @default true after a decision */
  canUndo?: boolean | undefined;
  /** Takes the last decision back and returns the card; adds the undo button. */
  onUndo?: (() => Card | void | Promise<Card | void>) | undefined;
  /** Decisions that can be taken back, the last ones first. @default Infinity */
  undoDepth?: number | undefined;
  /** Whether the other person had already seen the decision that was undone. @default never */
  wasSeen?: ((card: Card) => boolean) | undefined;
  /** Opens the person's profile; adds the profile button. */
  onOpenProfile?: ((card: Card) => void) | undefined;
  /** Where the drag is heading changed. */
  onIntentChange?: ((intent: SwipeIntent) => void) | undefined;
  /** Release beyond this decides, CSS px. @default { mouse: 40, touch: 30 } */
  thresholds?: GestureRules['thresholds'] | undefined;
  /** The card travels at most this far, CSS px. @default { mouse: 80, touch: 50 } */
  clamp?: GestureRules['clamp'] | undefined;
  /** Tilt at the clamp, degrees. @default 5 */
  tilt?: number | undefined;
  // [ENC-09]
  /** How long a card takes to leave, come back or enter, ms. @default 300 */
  duration?: number | undefined;
  /** Whether cards can be dragged; `auto` leaves it out where motion is reduced, the buttons stay. @default 'always' */
  draggable?: 'auto' | 'always' | 'never' | undefined;
  /** A short vibration when the drag would decide, where the device can. @default false */
  haptics?: boolean | undefined;
  /** Whether keys work while the focus is inside. @default true */
  shortcuts?: boolean | undefined;
  /** No cards are known yet. @default false */
  loading?: boolean | undefined;
  // [ENC-04]
  /** In place of the card when nobody is left. */
  emptySlot?: ReactNode | undefined;
  /** In place of the card when the list could not be loaded. */
  errorSlot?: ReactNode | undefined;
  // [ENC-11]
  /** In place of the cards when no more may be decided for now: says when it goes on. */
  limitSlot?: ReactNode | undefined;
  /** Replaces the message about a decision that failed; null shows none. */
  renderFailure?:
    ((failure: DecisionFailure<Card> & { retry: () => void; dismiss: () => void }) => ReactNode) | undefined;
  /** Replaces single built-in strings. */
  labels?: Partial<SwipeDeckLabels> | undefined;
  /** Whether decisions are spoken. @default true */
  announce?: boolean | undefined;
}
