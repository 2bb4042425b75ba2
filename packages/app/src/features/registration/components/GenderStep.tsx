import type { Gender } from '@iskra/api-contract';
import { Mars, Venus } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { FormLead } from '../../auth';
import { registrationMessages as messages } from '../messages';
import { useRegistration } from '../RegistrationContext';
import { useGoTo } from '../useGoTo';
import { Choice, Choices, Note } from './Registration.styles';
import { StepTitle } from './StepTitle';

const choices = [
  { gender: 'female', Icon: Venus },
  { gender: 'male', Icon: Mars },
] as const;

/** Step 1: choosing goes on at once; the legal links are shown [REG-02]. */
export const GenderStep = observer(function GenderStep() {
  const registration = useRegistration();
  const goTo = useGoTo();
  const t = useText();

  function choose(gender: Gender): void {
    registration.change({ gender });
    goTo('name');
  }

  return (
    <>
      <StepTitle>{t(messages.genderTitle)}</StepTitle>
      <FormLead>{t(messages.genderLead)}</FormLead>
      <Choices>
        {choices.map(({ gender, Icon }) => (
          <Choice
            key={gender}
            type="button"
            aria-pressed={registration.draft.gender === gender}
            onClick={() => choose(gender)}
          >
            <Icon size={32} />
            {t(messages[gender])}
          </Choice>
        ))}
      </Choices>
      <Note>{t(messages.legal)}</Note>
    </>
  );
});
