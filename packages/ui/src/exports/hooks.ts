export {
  gestureRules,
  type GestureRules,
  type PointerKind,
  type SwipeDecision,
  type SwipeIntent,
} from '../patterns/SwipeDeck/gesture';
export { useSwipeGesture, type SwipeGestureOptions } from '../patterns/SwipeDeck/useSwipeGesture';
export { useChatScroll, type ChatScroll, type ChatScrollOptions } from '../patterns/ChatRoom/useChatScroll';
export { useSeen, type SeenOptions } from '../patterns/ChatRoom/useSeen';
export type { ComboboxItem } from '../patterns/Combobox/createMatcher';
export type { ComboboxFieldOptions } from '../patterns/Combobox/ComboboxFieldOptions';
export type {
  ComboboxField,
  ComboboxInputProps,
  ComboboxListProps,
  ComboboxOptionProps,
} from '../patterns/Combobox/ComboboxField';
export { useComboboxField } from '../patterns/Combobox/useComboboxField';
export { useAtOnce } from '../hooks/useAtOnce';
export { useGiveUp } from '../hooks/useGiveUp';
