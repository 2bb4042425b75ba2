import { useReducer, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { firstState, isCurrent, nextState } from './stepMachine';
import type { StepDialogLabels } from './stepDialog.labels';
import type { StepDialogProps } from './StepDialogProps';

/** Runs the steps: Next does the step's work once, an answer after closing or going back is ignored. */
export function useSteps(props: StepDialogProps, labels: StepDialogLabels) {
  const { open, steps, onFinish, onStepChange } = props;
  const isHeld = props.step !== undefined;
  const initial = indexOf(steps, props.step ?? props.initialStep);
  const [isDone, setDone] = useState(false);
  const [state, dispatch] = useReducer(nextState, firstState(initial));
  const [wasOpen, setWasOpen] = useState(open);
  const latest = useLatest(state);
  if (open !== wasOpen) {
    setWasOpen(open);
    dispatch(open ? { type: 'reset', index: initial } : { type: 'leave' });
    if (open) setDone(false);
  } else if (isHeld && initial !== state.index) dispatch({ type: 'show', index: initial });
  const step = steps[state.index] ?? steps[0];
  const isLast = state.index === steps.length - 1;

  async function next(): Promise<void> {
    if (state.isBusy) return;
    if (step.canNext === false) {
      if (step.whyNot !== null) dispatch({ type: 'refuse', problem: step.whyNot ?? labels.incomplete });
      return;
    }
    const attempt = state.attempt + 1;
    dispatch({ type: 'begin' });
    const problem = await work();
    if (!isCurrent(latest.current, attempt)) return;
    if (problem) return dispatch({ type: 'fail', attempt, problem });
    dispatch({ type: 'succeed', attempt, count: steps.length, isHeld });
    if (isLast) finish();
    else onStepChange?.(steps[state.index + 1]?.id ?? step.id);
  }

  function finish(): void {
    if (props.done) setDone(true);
    onFinish();
  }

  async function work(): Promise<string | null | undefined> {
    try {
      return await step.onNext?.();
    } catch (error) {
      console.error('The step failed', error);
      return labels.failed;
    }
  }

  function back(): void {
    if (!isHeld) dispatch({ type: 'back' });
    onStepChange?.(steps[state.index - 1]?.id ?? step.id);
  }

  return { state, step, isDone, next, back, noteTyping: () => dispatch({ type: 'type' }) };
}

const indexOf = (steps: StepDialogProps['steps'], id: string | undefined) =>
  Math.max(
    0,
    steps.findIndex((step) => step.id === id),
  );
