import { birthYears, latestBirth, limits } from '@iskra/api-contract';
import { DateWheels } from '@iskra/ui/DateWheels';
import { Cake } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useText } from '../../../shared/i18n';
import { useLayout } from '../../../shared/layout';
import { registrationMessages as messages } from '../messages';
import { useRegistration } from '../RegistrationContext';
import { Result } from './Registration.styles';
import { StepForm } from './StepForm';

/** Step 3: wheels on a phone, dropdowns elsewhere; the exact date must give 18 [REG-04, REG-05, REG-14]. */
export const BirthStep = observer(function BirthStep() {
  const registration = useRegistration();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  const { years, maxDate } = useMemo(bounds, []);
  const { age } = registration;
  const isTooYoung = age !== null && age < limits.age.min;
  return (
    <StepForm step="birth" next="city" title={t(messages.birthTitle)} lead={t(messages.birthLead)}>
      <DateWheels
        mode={isMobile ? 'auto' : 'select'}
        sensitivity={limits.scrollPickerSensitivity}
        label={t(messages.birth)}
        value={registration.draft.birth}
        onValueChange={(birth) => registration.change({ birth: { ...birth } })}
        years={years}
        maxDate={maxDate}
        maxDateReason={t(messages.tooYoung)}
        required
        error={isTooYoung ? t(messages.tooYoung) : undefined}
      />
      {age !== null && !isTooYoung && (
        <Result>
          <Cake size={20} />
          <span>{t(messages.age, { age })}</span>
        </Result>
      )}
    </StepForm>
  );
});

function bounds() {
  const today = new Date();
  return { years: birthYears(today), maxDate: latestBirth(limits.age.min, today) };
}
