import { useReducer, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { firstState, isCurrent, nextState } from './stepMachine';
import type { StepDialogLabels } from './stepDialog.labels';
import type { StepDialogProps } from './StepDialogProps';

/** Runs the steps: Next does the step's work once, an answer after closing or going back is ignored. */
export function useSteps(props: StepDialogProps, labels: StepDialogLabels) {
  const { open, steps, initialStep, onFinish, onStepChange } = props;
  const initial = Math.max(
    0,
    steps.findIndex(({ id }) => id === initialStep),
  );
  const [state, dispatch] = useReducer(nextState, firstState(initial));
  const [wasOpen, setWasOpen] = useState(open);
  const latest = useRef(state);
  if (open !== wasOpen) {
    setWasOpen(open);
    dispatch(open ? { type: 'reset', index: initial } : { type: 'leave' });
  }
  useIsomorphicLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const step = steps[state.index] ?? steps[0];
  const isLast = state.index === steps.length - 1;

  async function next(): Promise<void> {
    if (state.isBusy) return;
    if (step.canNext === false) {
      if (step.whyNot) dispatch({ type: 'refuse', problem: step.whyNot });
      return;
    }
    const attempt = state.attempt + 1;
    dispatch({ type: 'begin' });
    const problem = await work();
    if (!isCurrent(latest.current, attempt)) return;
    if (problem) return dispatch({ type: 'fail', attempt, problem });
    dispatch({ type: 'succeed', attempt, count: steps.length });
    if (isLast) onFinish();
    else onStepChange?.(steps[state.index + 1]?.id ?? step.id);
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
    dispatch({ type: 'back' });
    onStepChange?.(steps[state.index - 1]?.id ?? step.id);
  }

  return { state, step, isLast, next, back, noteTyping: () => dispatch({ type: 'type' }) };
}
