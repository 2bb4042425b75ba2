import { observer } from 'mobx-react-lite';
import { CityField } from '../../../shared/cities';
import { useText } from '../../../shared/i18n';
import { registrationMessages as messages } from '../messages';
import { useRegistration } from '../RegistrationContext';
import { StepForm } from './StepForm';

/** Step 4: a searchable list; half a word is no city [REG-06]. */
export const CityStep = observer(function CityStep() {
  const registration = useRegistration();
  const t = useText();
  return (
    <StepForm step="city" next="account" title={t(messages.cityTitle)} lead={t(messages.cityLead)}>
      <CityField
        label={t(messages.city)}
        placeholder={t(messages.cityPlaceholder)}
        value={registration.draft.city}
        onValueChange={(city) => registration.change({ city })}
        required
        clearable
      />
    </StepForm>
  );
});
