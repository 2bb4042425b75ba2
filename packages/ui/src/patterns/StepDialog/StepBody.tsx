import type { ReactNode, RefObject } from 'react';
import { Problem, StepFields, StepForm } from './StepDialog.styles';
import type { useSteps } from './useSteps';

interface StepBodyProps {
  formId: string;
  form: RefObject<HTMLFormElement | null>;
  /** Tells the steps apart; another one comes in anew. */
  shownId: string;
  running: ReturnType<typeof useSteps>;
  children: ReactNode;
}

/** The form of the step that shows, with what stands in the way of going on. */
export function StepBody({ formId, form, shownId, running, children }: StepBodyProps) {
  const { isBusy, problem, direction } = running.state;
  return (
    <StepForm
      id={formId}
      ref={form}
      noValidate
      aria-busy={isBusy}
      onInput={running.noteTyping}
      onSubmit={(event) => {
        event.preventDefault();
        // A form of a portal bubbles through React to the page's own forms.
        event.stopPropagation();
        void running.next();
      }}
    >
      {problem === null ? null : <Problem role="alert">{problem}</Problem>}
      <StepFields key={shownId} data-direction={direction}>
        {children}
      </StepFields>
    </StepForm>
  );
}
