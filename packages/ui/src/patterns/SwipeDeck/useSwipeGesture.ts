import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../hooks/useLatest';
import type { DeckStage } from './DeckStage';
import { isOnText } from './isOnText';
import {
  type GestureEffect,
  type GestureEvent,
  type GestureState,
  type SwipeDecision,
  type SwipeIntent,
  gestureStep,
  idleGesture,
  intentOf,
  lockedGesture,
  offsetOf,
} from './gesture';

interface SwipeGestureOptions {
  readonly stage: DeckStage;
  readonly root: RefObject<HTMLElement | null>;
  readonly isEnabled: boolean;
  readonly hasHaptics: boolean;
  /** False while a decision is on its way. */
  readonly isFree: () => boolean;
  readonly onDecide: (decision: SwipeDecision) => void;
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

/** Native listeners on the deck: nothing of a drag goes through React. */
export function useSwipeGesture(options: SwipeGestureOptions): void {
  const latest = useLatest(options);
  const { root, isEnabled } = options;
  useEffect(() => {
    if (!isEnabled || !root.current) return undefined;
    return listen(root.current, () => latest.current);
  }, [root, isEnabled, latest]);
}

function listen(root: HTMLElement, options: () => SwipeGestureOptions): () => void {
  let state: GestureState = idleGesture;
  let intent: SwipeIntent = 'none';
  let isClickUnwanted = false;

  const show = (next: SwipeIntent) => {
    if (next === intent) return;
    intent = next;
    root.dataset['intent'] = next;
    if (next !== 'none' && options().hasHaptics) navigator.vibrate?.(vibration);
    options().onIntentChange?.(next);
  };

  const apply = (effect: GestureEffect) => {
    const { stage, onDecide } = options();
    if (effect.type === 'capture') startDrag(root, effect.id, stage, state);
    if (effect.type === 'follow') stage.offset.set(offsetOf(state, stage.rules));
    if (effect.type === 'return') stage.springBack();
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
      state = options().isFree() ? (state.phase === 'locked' ? idleGesture : state) : lockedGesture;
    }
    const step = gestureStep(state, fromPointer(type, event), options().stage.rules);
    state = step.state;
    step.effects.forEach(apply);
    show(state.phase === 'dragging' ? intentOf(offsetOf(state, options().stage.rules), 4) : 'none');
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

function startDrag(root: HTMLElement, id: number, stage: DeckStage, state: GestureState): void {
  capture(root, id);
  root.dataset['dragging'] = '';
  document.getSelection()?.removeAllRanges();
  if (state.phase === 'dragging') stage.grab(state.kind);
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
