import { Button, PasswordField, TextField } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { Fields, FormLead } from '../../auth';
import { registrationMessages as messages } from '../messages';
import { useRegistration } from '../RegistrationContext';
import { useGoTo } from '../useGoTo';
import { ProblemText } from './ProblemText';
import { StepTitle } from './StepTitle';

/** Step 5: e-mail and password; women get a code next [REG-07, REG-08]. */
export const AccountStep = observer(function AccountStep() {
  const registration = useRegistration();
  const goTo = useGoTo();
  const t = useText();

  async function submit(): Promise<void> {
    const isCodeNext = await registration.submit();
    // She may have gone back meanwhile.
    if (isCodeNext && registration.step === 'account') goTo('code');
  }

  return (
    <>
      <StepTitle>{t(messages.accountTitle)}</StepTitle>
      <FormLead>{t(messages.accountLead)}</FormLead>
      <Fields
        noValidate
        aria-busy={registration.isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          size="lg"
          type="email"
          name="email"
          autoComplete="username"
          label={t(messages.email)}
          value={registration.draft.email}
          onValueChange={(email) => registration.change({ email })}
        />
        <PasswordField
          size="lg"
          name="password"
          autoComplete="new-password"
          label={t(messages.password)}
          hint={t(messages.passwordHint)}
          value={registration.password}
          onValueChange={registration.setPassword}
        />
        <ProblemText />
        <Button type="submit" size="lg" fullWidth busy={registration.isBusy}>
          {t(registration.isBusy ? messages.submitting : messages.submit)}
        </Button>
      </Fields>
    </>
  );
});
