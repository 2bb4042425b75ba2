import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stepBefore, wizardStepSchema, type WizardStep } from './model/registrationDraft';
import type { RegistrationStore } from './model/RegistrationStore';
import { searchOf, type StepEntry } from './useGoTo';

/**
 * The step that shows, and the way back from it: the address names it, as far as the steps before it are filled in. Who
 * comes back to /register itself goes on with the step that was left [REG-01].
 */
export function useWizardStep(registration: RegistrationStore) {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const [arrival] = useState(() => ({ key, step: registration.step }));
  const named = new URLSearchParams(search).get('step');
  const unnamed = key === arrival.key ? arrival.step : 'gender';
  const step = registration.reachable(named === null ? unnamed : stepOf(named));

  useEffect(() => {
    registration.enter(step);
    if (search !== searchOf(step)) void navigate({ search: searchOf(step) }, { replace: true });
  }, [registration, step, search, navigate]);

  const before = stepBefore(step);
  if (!before) return { step };
  const isBeforeInHistory = (state as StepEntry | null)?.after === before;
  const back = () =>
    void (isBeforeInHistory ? navigate(-1) : navigate({ search: searchOf(before) }, { replace: true }));
  return { step, back };
}

function stepOf(name: string): WizardStep {
  return wizardStepSchema.safeParse(name).data ?? 'gender';
}
