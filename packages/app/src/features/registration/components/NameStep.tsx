import { limits } from '@iskra/api-contract';
import { TextField } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { registrationMessages as messages } from '../messages';
import { useRegistration } from '../RegistrationContext';
import { StepForm } from './StepForm';

/** Step 2: letters of any language, words separated by single spaces [REG-03]. */
export const NameStep = observer(function NameStep() {
  const registration = useRegistration();
  const t = useText();
  const { name } = registration.draft;
  const isOdd = name.trim() !== '' && !registration.isComplete('name');
  return (
    <StepForm step="name" next="birth" title={t(messages.nameTitle)} lead={t(messages.nameLead)}>
      <TextField
        size="lg"
        name="name"
        autoComplete="given-name"
        maxLength={limits.name.max}
        label={t(messages.name)}
        value={name}
        onValueChange={(value) => registration.change({ name: value })}
        error={isOdd ? t(messages.nameHint) : undefined}
      />
    </StepForm>
  );
});
