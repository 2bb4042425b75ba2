import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { isOnText } from './isOnText';
import {
  type GestureEffect,
  type GestureEvent,
  type GestureRules,
  type GestureState,
  type PointerKind,
  type SwipeDecision,
  type SwipeIntent,
  gestureRules,
  gestureStep,
  idleGesture,
  intentOf,
  lockedGesture,
  offsetOf,
} from './gesture';

export interface SwipeGestureOptions {
  /** The element that is dragged upon; it gets `data-dragging`, and in `data-intent` where the drag is heading. */
  readonly root: RefObject<HTMLElement | null>;
  /** Distances in CSS px; keep the object stable. @default gestureRules */
  readonly rules?: GestureRules | undefined;
  /** Drags are followed. @default true */
  readonly enabled?: boolean | undefined;
  /** The device gives a short pulse when the drag takes a side. @default false */
  readonly haptics?: boolean | undefined;
  /** False while a decision is on its way: what begins then is no drag. @default always free */
  readonly isFree?: (() => boolean) | undefined;
  /** A drag sideways began. */
  readonly onStart?: ((kind: PointerKind) => void) | undefined;
  /** The drag went on: its distance from where it began, within the clamp; told with every move, so draw without a render. */
  readonly onMove: (offset: number) => void;
  /** Let go before the threshold, or taken over by the browser. */
  readonly onReturn: () => void;
  /** Let go beyond the threshold. */
  readonly onDecide: (decision: SwipeDecision) => void;
  /** The drag took or left a side. */
  readonly onIntentChange?: ((intent: SwipeIntent) => void) | undefined;
}

/** Milliseconds. */
const vibration = 10;
const followed = ['pointermove', 'pointerup', 'pointercancel'] as const;
const typeOf: Readonly<Record<string, GestureEvent['type']>> = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
  lostpointercapture: 'cancel',
};

// [B1.19]
/**
 * A swipe to either side by mouse, finger or pen: a page scrolls, text is selected and a click is a click beside it.
 * Its listeners are the browser's own, nothing of a drag goes through React. The element needs `touch-action: pan-y`.
 */
export function useSwipeGesture(options: SwipeGestureOptions): void {
  const latest = useLatest(options);
  const { root, enabled = true } = options;
  useEffect(() => {
    if (!enabled || !root.current) return undefined;
    return listen(root.current, () => latest.current);
  }, [root, enabled, latest]);
}

function listen(root: HTMLElement, options: () => SwipeGestureOptions): () => void {
  let state: GestureState = idleGesture;
  let intent: SwipeIntent = 'none';
  let isClickUnwanted = false;
  const rules = () => options().rules ?? gestureRules;

  const show = (next: SwipeIntent) => {
    if (next === intent) return;
    intent = next;
    root.dataset['intent'] = next;
    if (next !== 'none' && options().haptics) navigator.vibrate?.(vibration);
    options().onIntentChange?.(next);
  };

  const apply = (effect: GestureEffect) => {
    const { onStart, onMove, onReturn, onDecide } = options();
    if (effect.type === 'capture') {
      startDrag(root, effect.id);
      if (state.phase === 'dragging') onStart?.(state.kind);
    }
    if (effect.type === 'follow') onMove(offsetOf(state, rules()));
    if (effect.type === 'return') onReturn();
    if (effect.type === 'decide') onDecide(effect.decision);
    if (effect.type === 'suppressClick') isClickUnwanted = true;
  };

  const handle = (event: PointerEvent) => {
    const type = typeOf[event.type];
    // A finger is captured by what it touched first; handing the capture to the deck does not end the gesture.
    const isHandedOver = event.type === 'lostpointercapture' && event.target !== root;
    if (!type || isHandedOver) return;
    if (type === 'down') {
      if (isSelecting(event)) return;
      isClickUnwanted = false;
      state =
        (options().isFree?.() ?? true) ? (state.phase === 'locked' ? idleGesture : state) : lockedGesture;
    }
    const step = gestureStep(state, fromPointer(type, event), rules());
    state = step.state;
    step.effects.forEach(apply);
    show(state.phase === 'dragging' ? intentOf(offsetOf(state, rules()), 4) : 'none');
    follow(state.phase === 'pending' || state.phase === 'dragging' || state.phase === 'scrolling');
    if (state.phase !== 'dragging') delete root.dataset['dragging'];
  };

  const follow = (isOn: boolean) => {
    for (const type of followed)
      if (isOn) document.addEventListener(type, handle);
      else document.removeEventListener(type, handle);
  };
  const swallowClick = (event: MouseEvent) => {
    if (!isClickUnwanted) return;
    isClickUnwanted = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const keepImage = (event: DragEvent) => event.preventDefault();

  root.addEventListener('pointerdown', handle);
  root.addEventListener('lostpointercapture', handle);
  root.addEventListener('click', swallowClick, true);
  root.addEventListener('dragstart', keepImage);
  return () => {
    follow(false);
    root.removeEventListener('pointerdown', handle);
    root.removeEventListener('lostpointercapture', handle);
    root.removeEventListener('click', swallowClick, true);
    root.removeEventListener('dragstart', keepImage);
  };
}

/** A finger selects by a long press, of which the browser tells by cancelling the pointer. */
function isSelecting({ pointerType, target, clientX, clientY }: PointerEvent): boolean {
  return pointerType === 'mouse' && target instanceof Element && isOnText(target, clientX, clientY);
}

function startDrag(root: HTMLElement, id: number): void {
  capture(root, id);
  root.dataset['dragging'] = '';
  document.getSelection()?.removeAllRanges();
}

function capture(root: HTMLElement, id: number): void {
  try {
    root.setPointerCapture(id);
  } catch {
    // The pointer is already gone, or was made by a script: the document's listeners follow it all the same.
  }
}

const fromPointer = (type: GestureEvent['type'], event: PointerEvent): GestureEvent => ({
  type,
  id: event.pointerId,
  pointerType: event.pointerType,
  x: event.clientX,
  y: event.clientY,
  button: event.button,
  screenWidth: window.innerWidth,
});
