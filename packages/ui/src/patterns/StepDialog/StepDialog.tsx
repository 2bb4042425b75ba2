import { forwardRef, useEffect, useId, useRef } from 'react';
import { Dialog } from '../../components/Dialog';
import { Button } from '../../primitives/Button';
import { useLabels } from '../../theme/useLabels';
import { ExitNote } from './ExitNote';
import { stepDialogLabels } from './stepDialog.labels';
import { Problem, StepFields, StepForm } from './StepDialog.styles';
import type { StepDialogProps } from './StepDialogProps';
import { useSteps } from './useSteps';

/** A modal of steps: one window for all, a form each, Enter goes on, Back keeps what was typed, closing resets. */
export const StepDialog = forwardRef<HTMLDivElement, StepDialogProps>(function StepDialog(props, ref) {
  const { open, onOpenChange, steps, onClosed, dismissible = true, size = 'sm', ...others } = props;
  const { fallbackFocus, onFinish, onStepChange, initialStep, labels: overrides, ...rest } = others;
  const labels = useLabels(stepDialogLabels, overrides);
  const { state, step, next, back, noteTyping } = useSteps(props, labels);
  const formId = useId();
  const { heading, form } = useStepFocus(open, step.id, state.problem);
  const isIncomplete = step.canNext === false;
  const footer = (
    <>
      {state.index > 0 ? (
        <Button variant="secondary" onClick={back}>
          {labels.back}
        </Button>
      ) : null}
      <Button
        type="submit"
        form={formId}
        busy={state.isBusy}
        disabled={isIncomplete && !step.whyNot}
        {...(isIncomplete && step.whyNot ? { 'aria-disabled': true } : {})}
      >
        {step.nextLabel ?? labels.next}
      </Button>
    </>
  );
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        ref={ref}
        {...rest}
        aria-modal
        placement="sheet"
        size={size}
        title={step.title}
        titleRef={heading}
        description={labels.step(state.index + 1, steps.length)}
        footer={footer}
        fallbackFocus={fallbackFocus}
        onInteractOutside={(event) => {
          if (!dismissible || state.isTyped) event.preventDefault();
        }}
      >
        <ExitNote open={open} onGone={onClosed} />
        <StepForm
          id={formId}
          ref={form}
          noValidate
          aria-busy={state.isBusy}
          onInput={noteTyping}
          onSubmit={(event) => {
            event.preventDefault();
            // A form of a portal bubbles through React to the page's own forms.
            event.stopPropagation();
            void next();
          }}
        >
          {state.problem === null ? null : <Problem role="alert">{state.problem}</Problem>}
          <StepFields key={step.id} data-direction={state.direction}>
            {step.render()}
          </StepFields>
        </StepForm>
      </Dialog.Content>
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
