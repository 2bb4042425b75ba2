/** Where a dialog of steps stands. `attempt` numbers the work under way, so that a late answer is known as such. */
export interface StepState {
  /** The step shown, from 0. */
  readonly index: number;
  /** Where the step shown came from: it glides in from that side. */
  readonly direction: 'forward' | 'back';
  /** The step's work is under way. */
  readonly isBusy: boolean;
  /** Number of the work begun last; an answer to an earlier one is late. */
  readonly attempt: number;
  /** What stands in the way of going on; null while nothing does. */
  readonly problem: string | null;
  /** Something was typed since the dialog opened: a press outside no longer closes it. */
  readonly isTyped: boolean;
}

export type StepEvent =
  | { readonly type: 'type' }
  /** Next was pressed while the step is not complete. */
  | { readonly type: 'refuse'; readonly problem: string }
  | { readonly type: 'begin' }
  /** `isHeld`: the caller holds the step and will show the next one. */
  | {
      readonly type: 'succeed';
      readonly attempt: number;
      readonly count: number;
      readonly isHeld?: boolean;
    }
  | { readonly type: 'show'; readonly index: number }
  | { readonly type: 'fail'; readonly attempt: number; readonly problem: string }
  | { readonly type: 'back' }
  /** The dialog closed: work under way no longer counts. */
  | { readonly type: 'leave' }
  | { readonly type: 'reset'; readonly index: number };

/** The first state, at a step. */
export function firstState(index = 0): StepState {
  return { index, direction: 'forward', isBusy: false, attempt: 0, problem: null, isTyped: false };
}

// [B6.14]
/** The next state; an event that does not fit, such as a late answer or a second press, changes nothing. */
export function nextState(state: StepState, event: StepEvent): StepState {
  switch (event.type) {
    case 'type':
      return state.isTyped && state.problem === null ? state : { ...state, isTyped: true, problem: null };
    case 'refuse':
      return state.isBusy ? state : { ...state, problem: event.problem };
    case 'begin':
      return state.isBusy ? state : { ...state, isBusy: true, attempt: state.attempt + 1, problem: null };
    case 'succeed':
      return isCurrent(state, event.attempt) ? stepOn(state, event.count, event.isHeld) : state;
    case 'show':
      return show(state, event.index);
    case 'fail':
      return isCurrent(state, event.attempt) ? { ...state, isBusy: false, problem: event.problem } : state;
    case 'back':
      return stepBack(state);
    case 'leave':
      return { ...state, isBusy: false, attempt: state.attempt + 1 };
    case 'reset':
      return { ...firstState(event.index), attempt: state.attempt + 1 };
  }
}

/** Whether an answer belongs to the work under way. */
export function isCurrent(state: StepState, attempt: number): boolean {
  return state.isBusy && state.attempt === attempt;
}

function stepOn(state: StepState, count: number, isHeld = false): StepState {
  const index = isHeld ? state.index : Math.min(state.index + 1, count - 1);
  return { ...state, index, direction: 'forward', isBusy: false, problem: null };
}

/** Goes to a step that the caller wants, giving the work under way up. */
function show(state: StepState, index: number): StepState {
  if (index === state.index) return state;
  const direction = index > state.index ? 'forward' : 'back';
  return { ...state, index, direction, isBusy: false, attempt: state.attempt + 1, problem: null };
}

/** Going back while busy gives the work up. */
function stepBack(state: StepState): StepState {
  if (state.index === 0) return state;
  const attempt = state.attempt + 1;
  return { ...state, index: state.index - 1, direction: 'back', isBusy: false, attempt, problem: null };
}
