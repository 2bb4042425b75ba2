import { useNavigate } from 'react-router-dom';
import { stepBefore, type WizardStep } from './model/registrationDraft';

/** What an entry of the history knows: the step that the entry before it shows. */
export interface StepEntry {
  readonly after?: WizardStep | undefined;
}

/** Goes on to a step: an entry of the history, so that Back of the browser is a step back [REG-01]. */
export function useGoTo(): (step: WizardStep) => void {
  const navigate = useNavigate();
  return (step) => {
    const state: StepEntry = { after: stepBefore(step) };
    void navigate({ search: searchOf(step) }, { state });
  };
}

/** Where a step is in the address: the first has none. */
export function searchOf(step: WizardStep): string {
  return step === 'gender' ? '' : `?step=${step}`;
}
