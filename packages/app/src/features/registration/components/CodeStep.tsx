import { Button, TextField } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../shared/i18n';
import { Fields, FormLead, FormTitle, useCountdown } from '../../auth';
import { registrationMessages as messages } from '../messages';
import { useRegistration } from '../RegistrationContext';
import { ProblemText } from './ProblemText';

/** The code that women confirm their address with [REG-09, REG-10]. */
export const CodeStep = observer(function CodeStep() {
  const registration = useRegistration();
  const t = useText();
  const [code, setCode] = useState('');
  const seconds = useCountdown(registration.resendAt);
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
        <TextField
          size="lg"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
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
        <Button variant="text" disabled={seconds > 0} onClick={() => void registration.resendCode()}>
          {seconds > 0 ? t(messages.resendIn, { seconds }) : t(messages.resend)}
        </Button>
      </Fields>
    </>
  );
});
