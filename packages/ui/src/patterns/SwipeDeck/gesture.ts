/** What a member can decide about a card. */
export type SwipeDecision = 'like' | 'pass';

/** Where the drag is heading; `none` until the stamp starts to show. */
export type SwipeIntent = SwipeDecision | 'none';

/** A pen behaves like a finger: it has no hover and less precision than a mouse. */
export type PointerKind = 'mouse' | 'touch';

/** One number per kind of pointer, CSS px. */
type PerPointer = Readonly<Record<PointerKind, number>>;

/** The numbers of the gesture, all in CSS px except `tilt` (degrees). */
export interface GestureRules {
  // [ENC-08]
  /** Release strictly beyond this decides. */
  readonly thresholds: PerPointer;
  // [ENC-07]
  /** The card never travels further than this. */
  readonly clamp: PerPointer;
  /** Tilt at the clamp, degrees. */
  readonly tilt: number;
  /** Movement up to this is still a click. */
  readonly slop: number;
  /** Movement that settles between dragging sideways and scrolling the page. */
  readonly axisLock: number;
  /** Strip at the sides of the screen left to the browser's own back gesture. */
  readonly edge: number;
}

/** Defaults of the specification, point 9. */
export const gestureRules: GestureRules = {
  thresholds: { mouse: 40, touch: 30 },
  clamp: { mouse: 80, touch: 50 },
  tilt: 5,
  slop: 4,
  axisLock: 8,
  edge: 16,
};

/** A pointer event reduced to what the gesture needs. */
export interface GestureEvent {
  readonly type: 'down' | 'move' | 'up' | 'cancel';
  readonly id: number;
  readonly pointerType: string;
  readonly x: number;
  readonly y: number;
  readonly button: number;
  /** Width of the screen, CSS px; only read on `down`. */
  readonly screenWidth: number;
}

interface Tracking {
  readonly id: number;
  readonly kind: PointerKind;
  readonly startX: number;
  readonly startY: number;
  /** Movement beyond the slop was seen, so the click that follows is not meant. */
  readonly moved: boolean;
}

/** `locked` lasts from a decision until the next card is on top. */
export type GestureState =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'pending' } & Tracking)
  | ({ readonly phase: 'dragging'; readonly distance: number } & Tracking)
  | ({ readonly phase: 'scrolling' } & Tracking)
  | { readonly phase: 'locked' };

/** What the surroundings have to do after an event. */
export type GestureEffect =
  | { readonly type: 'capture'; readonly id: number }
  | { readonly type: 'follow' }
  | { readonly type: 'decide'; readonly decision: SwipeDecision }
  | { readonly type: 'return' }
  | { readonly type: 'suppressClick' };

export interface GestureStep {
  readonly state: GestureState;
  readonly effects: readonly GestureEffect[];
}

export const idleGesture: GestureState = { phase: 'idle' };
export const lockedGesture: GestureState = { phase: 'locked' };

// [D-35]
/** Kind of pointer by its own type, never by the width of the window. */
const pointerKind = (pointerType: string): PointerKind => (pointerType === 'mouse' ? 'mouse' : 'touch');

// [B1.19]
/** The next state and what to do; pure, so any sequence of events can be tried. */
export function gestureStep(state: GestureState, event: GestureEvent, rules: GestureRules): GestureStep {
  if (state.phase === 'locked') return { state, effects: [] };
  if (state.phase === 'idle') return event.type === 'down' ? start(event, rules) : { state, effects: [] };
  if (event.id !== state.id || event.type === 'down') return { state, effects: [] };
  if (event.type === 'move') return move(state, event, rules);
  if (event.type === 'cancel') return cancel(state);
  return release(state, event, rules);
}

/** How far the card is from its place, CSS px within the clamp. */
export function offsetOf(state: GestureState, rules: GestureRules): number {
  if (state.phase !== 'dragging') return 0;
  const limit = rules.clamp[state.kind];
  return Math.max(-limit, Math.min(limit, state.distance));
}

/** Tilt for an offset, degrees; never beyond `rules.tilt`. */
export function tiltOf(offset: number, clamp: number, tilt: number): number {
  if (clamp <= 0) return 0;
  return tilt * Math.max(-1, Math.min(1, offset / clamp));
}

/** Strength of the stamp: 0 up to 8 px, 1 at the threshold. */
export function stampStrength(offset: number, threshold: number): number {
  const from = Math.min(8, threshold / 2);
  return Math.max(0, Math.min(1, (Math.abs(offset) - from) / (threshold - from)));
}

/** Where an offset is heading. */
export function intentOf(offset: number, slop: number): SwipeIntent {
  if (Math.abs(offset) <= slop * 2) return 'none';
  return offset > 0 ? 'like' : 'pass';
}

function start(event: GestureEvent, rules: GestureRules): GestureStep {
  const isAtEdge = event.x < rules.edge || event.x > event.screenWidth - rules.edge;
  if (event.button !== 0 || isAtEdge) return { state: idleGesture, effects: [] };
  const { id, x: startX, y: startY } = event;
  const kind = pointerKind(event.pointerType);
  return { state: { phase: 'pending', id, kind, startX, startY, moved: false }, effects: [] };
}

function move(
  state: Exclude<GestureState, { phase: 'idle' | 'locked' }>,
  event: GestureEvent,
  rules: GestureRules,
): GestureStep {
  const dx = event.x - state.startX;
  const dy = event.y - state.startY;
  if (state.phase === 'scrolling') return { state, effects: [] };
  if (state.phase === 'dragging') return { state: { ...state, distance: dx }, effects: [{ type: 'follow' }] };
  const reach = Math.max(Math.abs(dx), Math.abs(dy));
  const moved = state.moved || reach > rules.slop;
  if (reach < rules.axisLock) return { state: { ...state, moved }, effects: [] };
  if (Math.abs(dy) >= Math.abs(dx)) return { state: { ...state, phase: 'scrolling', moved }, effects: [] };
  return {
    state: { ...state, phase: 'dragging', moved, distance: dx },
    effects: [{ type: 'capture', id: state.id }, { type: 'follow' }],
  };
}

function cancel(state: GestureState): GestureStep {
  return { state: idleGesture, effects: state.phase === 'dragging' ? [{ type: 'return' }] : [] };
}

function release(
  state: Exclude<GestureState, { phase: 'idle' | 'locked' }>,
  event: GestureEvent,
  rules: GestureRules,
): GestureStep {
  const click: GestureEffect[] = state.moved ? [{ type: 'suppressClick' }] : [];
  if (state.phase !== 'dragging') return { state: idleGesture, effects: click };
  const distance = event.x - state.startX;
  if (Math.abs(distance) <= rules.thresholds[state.kind])
    return { state: idleGesture, effects: [...click, { type: 'return' }] };
  const decision = distance > 0 ? 'like' : 'pass';
  return { state: lockedGesture, effects: [...click, { type: 'decide', decision }] };
}
