import { Button } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n';
import { Fields, FormLead, FormTitle } from '../../auth';
import { registrationMessages as messages } from '../messages';
import { useRegistration } from '../RegistrationContext';

export interface StepFormProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Steps 2 to 4: a question, its field and Next, which Enter presses too. */
export const StepForm = observer(function StepForm({ title, lead, children }: StepFormProps) {
  const registration = useRegistration();
  const t = useText();
  return (
    <>
      <FormTitle>{title}</FormTitle>
      <FormLead>{lead}</FormLead>
      <Fields
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          registration.next();
        }}
      >
        {children}
        <Button type="submit" size="lg" fullWidth disabled={!registration.canGoOn}>
          {t(messages.next)}
        </Button>
      </Fields>
    </>
  );
});
