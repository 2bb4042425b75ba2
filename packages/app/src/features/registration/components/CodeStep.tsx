import { Button, CodeField, ResendButton } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../shared/i18n';
import { Fields, FormLead, FormTitle } from '../../auth';
import { registrationMessages as messages } from '../messages';
import { useRegistration } from '../RegistrationContext';
import { ProblemText } from './ProblemText';

/** The code that women confirm their address with [REG-09, REG-10]. */
export const CodeStep = observer(function CodeStep() {
  const registration = useRegistration();
  const t = useText();
  const [code, setCode] = useState('');
  return (
    <>
      <FormTitle>{t(messages.codeTitle)}</FormTitle>
      <FormLead>{t(messages.codeLead, { email: registration.codeSentTo ?? '' })}</FormLead>
      <Fields
        noValidate
        aria-busy={registration.isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          void registration.confirmCode(code);
        }}
      >
        <CodeField
          name="code"
          autoFocus
          label={t(messages.code)}
          value={code}
          onValueChange={(value) => {
            setCode(value);
            registration.setProblem(null);
          }}
        />
        <ProblemText />
        <Button type="submit" size="lg" fullWidth busy={registration.isBusy}>
          {t(messages.confirm)}
        </Button>
        <ResendButton availableAt={registration.resendAt} onClick={() => void registration.resendCode()} />
      </Fields>
    </>
  );
});
