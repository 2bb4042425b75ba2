import { IconButton } from '@iskra/ui';
import { ArrowLeft } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useVisitorStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { Announcement, Link, useTitle } from '../../shared/layout';
import { LanguageSwitch, WelcomeLayout } from '../auth';
import { AccountStep } from './components/AccountStep';
import { BirthStep } from './components/BirthStep';
import { CityStep } from './components/CityStep';
import { CodeStep } from './components/CodeStep';
import { GenderStep } from './components/GenderStep';
import { NameStep } from './components/NameStep';
import { Bars, Header, StepText } from './components/Registration.styles';
import { registrationMessages as messages } from './messages';
import { RegistrationStore } from './model/RegistrationStore';
import { RegistrationContext } from './RegistrationContext';
import { registrationSteps, type RegistrationStep, type WizardStep } from './model/registrationDraft';
import { useStepFocus } from './useStepFocus';
import { useWizardStep } from './useWizardStep';

const views: Record<WizardStep, () => ReactNode> = {
  gender: GenderStep,
  name: NameStep,
  birth: BirthStep,
  city: CityStep,
  account: AccountStep,
  code: CodeStep,
};

/** The wizard of five steps, and the code view for women (spec point 2) [REG-01]. */
export const RegistrationPage = observer(function RegistrationPage() {
  const visitor = useVisitorStores();
  const [registration] = useState(
    () => new RegistrationStore({ ...visitor, onLocale: visitor.preferences.setLocale }),
  );
  const t = useText();
  useTitle(t(messages.documentTitle));
  const { step, back } = useWizardStep(registration);
  useStepFocus(step);
  const View = views[step];

  const header = (
    <Header>
      {back ? (
        <IconButton label={t(messages.back)} onClick={back}>
          <ArrowLeft size={24} />
        </IconButton>
      ) : (
        <LanguageSwitch />
      )}
      <span>
        <span data-wide>{t(messages.member)} </span>
        <Link to="/login">{t(messages.login)}</Link>
      </span>
    </Header>
  );

  return (
    <RegistrationContext.Provider value={registration}>
      <WelcomeLayout header={header} compact>
        {step !== 'code' && <Progress step={step} />}
        <View key={step} />
      </WelcomeLayout>
    </RegistrationContext.Provider>
  );
});

function Progress({ step: shown }: { step: RegistrationStep }) {
  const t = useText();
  const index = registrationSteps.indexOf(shown);
  const text = t(messages.step, { step: index + 1, total: registrationSteps.length });
  return (
    <>
      <Bars aria-hidden="true">
        {registrationSteps.map((step, at) => (
          <i key={step} data-done={at <= index || undefined} />
        ))}
      </Bars>
      <StepText>{text}</StepText>
      <Announcement text={text} />
    </>
  );
}
