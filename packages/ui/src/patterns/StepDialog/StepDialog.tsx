import { forwardRef, useEffect, useId, useRef } from 'react';
import { Dialog } from '../../components/Dialog/Dialog';
import { useBackCloses } from '../../hooks/useBackCloses';
import { useMergedRef } from '../../hooks/useMergedRef';
import { Button } from '../../primitives/Button/Button';
import { useLabels } from '../../theme/useLabels';
import { ExitNote } from './ExitNote';
import { stepDialogLabels } from './stepDialog.labels';
import { StepBody } from './StepBody';
import { Window } from './StepDialog.styles';
import type { StepDialogProps } from './StepDialogProps';
import { StepButtons } from './StepButtons';
import { StepDots } from './StepDots';
import { useSelfClosing } from './useSelfClosing';
import { useStepGlide } from './useStepGlide';
import { useSteps } from './useSteps';

/** Milliseconds that the last words stand. */
const doneTime = 2500;

/** A modal of steps: one window for all, a form each, Enter goes on, Back keeps what was typed, closing resets. */
export const StepDialog = forwardRef<HTMLDivElement, StepDialogProps>(function StepDialog(props, ref) {
  const {
    open,
    onOpenChange,
    steps,
    onClosed,
    dismissible = true,
    size = 'sm',
    done,
    tone,
    fallbackFocus,
    onFinish,
    onStepChange,
    initialStep,
    closeOnBack = true,
    step: _heldStep,
    labels: overrides,
    ...elementProps
  } = props;
  const labels = useLabels(stepDialogLabels, overrides);
  const running = useSteps(props, labels);
  const { state, step, isDone, back } = running;
  const shownId = isDone ? `after ${step.id}` : step.id;
  const formId = useId();
  const { heading, form } = useStepFocus(open, shownId, state.problem);
  const window = useStepGlide(shownId, elementProps.motion);
  const close = () => onOpenChange(false);
  const selfClosing = useSelfClosing(open && isDone, done?.closeAfter ?? doneTime, close);
  useBackCloses(open && closeOnBack, () => {
    if (isDone || state.index === 0) return close();
    back();
    return 'stay';
  });
  const where = (
    <>
      <StepDots index={state.index} count={steps.length} />
      <span>{labels.step(state.index + 1, steps.length)}</span>
    </>
  );
  const buttons = { formId, labels, step, isBusy: state.isBusy, onBack: state.index > 0 ? back : undefined };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} closeOnBack={false}>
      <Window
        ref={useMergedRef(window, ref)}
        {...elementProps}
        {...(isDone ? selfClosing : {})}
        aria-modal
        data-tone={tone}
        placement="sheet"
        size={size}
        title={isDone ? done?.title : step.title}
        titleRef={heading}
        description={isDone ? undefined : where}
        footer={isDone ? <Button onClick={close}>{labels.close}</Button> : <StepButtons {...buttons} />}
        fallbackFocus={fallbackFocus}
        dismissible={dismissible && (isDone || !state.isTyped)}
      >
        <ExitNote open={open} onGone={onClosed} />
        <StepBody {...{ formId, form, shownId, running }}>{isDone ? done?.render() : step.render()}</StepBody>
      </Window>
    </Dialog.Root>
  );
});

/** A new step's heading takes the focus; after a problem the first wrong field does. */
function useStepFocus(open: boolean, stepId: string, problem: string | null) {
  const heading = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    // The first step of an opened dialog has the focus in its first field already.
    if (open && shown.current !== null && shown.current !== stepId) heading.current?.focus();
    shown.current = open ? stepId : null;
  }, [open, stepId]);
  useEffect(() => {
    if (problem !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem]);
  return { heading, form };
}
