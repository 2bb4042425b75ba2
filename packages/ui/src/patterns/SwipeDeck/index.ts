export { SwipeDeck } from './SwipeDeck';
export type { SwipeCardContext, SwipeDeckHandle, SwipeDeckProps, UndoResult } from './SwipeDeckProps';
export type { DecisionFailure } from './useDecision';
export { gestureRules, type GestureRules, type SwipeDecision, type SwipeIntent } from './gesture';
export type { SwipeDeckLabels } from './swipeDeck.labels';
