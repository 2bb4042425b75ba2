import { Button, CodeField, ResendButton } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { Fields, FormLead } from '../../auth';
import { registrationMessages as messages } from '../messages';
import { useRegistration } from '../RegistrationContext';
import { ProblemText } from './ProblemText';
import { StepTitle } from './StepTitle';

/** The code that women confirm their address with; once it was right only registering is left [REG-09, REG-10]. */
export const CodeStep = observer(function CodeStep() {
  const registration = useRegistration();
  const t = useText();
  const { code, draft, isBusy, isVerified } = registration;
  return (
    <>
      <StepTitle>{t(messages.codeTitle)}</StepTitle>
      <FormLead>{t(messages.codeLead, { email: draft.email })}</FormLead>
      <Fields
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          void registration.confirmCode();
        }}
      >
        <CodeField
          name="code"
          label={t(messages.code)}
          hint={isVerified ? t(messages.codeRight) : undefined}
          readOnly={isVerified}
          value={registration.typedCode}
          onValueChange={registration.typeCode}
        />
        <ProblemText />
        <Button type="submit" size="lg" fullWidth busy={isBusy}>
          {t(isVerified ? messages.submit : messages.confirm)}
        </Button>
        {!isVerified && (
          <ResendButton
            availableAt={code.resendAt}
            busy={code.isAsking}
            onClick={() => void registration.askForCode()}
          />
        )}
      </Fields>
    </>
  );
});
