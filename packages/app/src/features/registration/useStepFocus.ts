import { useEffect, useRef } from 'react';
import type { WizardStep } from './model/registrationDraft';

/** The id of the shown step's heading. */
export const stepTitleId = 'registration-step';

/** Gives the focus to the heading of a new step, so that it is read out; not on a page that only opens [REG-01]. */
export function useStepFocus(step: WizardStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) document.getElementById(stepTitleId)?.focus();
    shown.current = step;
  }, [step]);
}
