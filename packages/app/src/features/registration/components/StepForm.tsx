import { Button } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n';
import { Fields, FormLead } from '../../auth';
import { registrationMessages as messages } from '../messages';
import type { WizardStep } from '../model/registrationDraft';
import { useRegistration } from '../RegistrationContext';
import { useGoTo } from '../useGoTo';
import { StepTitle } from './StepTitle';

export interface StepFormProps {
  /** The step that is filled in here. */
  step: WizardStep;
  /** The step that Next leads to. */
  next: WizardStep;
  title: string;
  lead: string;
  children: ReactNode;
}

/** Steps 2 to 4: a question, its field and Next, which Enter presses too. */
export const StepForm = observer(function StepForm({ step, next, title, lead, children }: StepFormProps) {
  const registration = useRegistration();
  const goTo = useGoTo();
  const t = useText();
  const isComplete = registration.isComplete(step);
  return (
    <>
      <StepTitle>{title}</StepTitle>
      <FormLead>{lead}</FormLead>
      <Fields
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) goTo(next);
        }}
      >
        {children}
        <Button type="submit" size="lg" fullWidth disabled={!isComplete}>
          {t(messages.next)}
        </Button>
      </Fields>
    </>
  );
});
