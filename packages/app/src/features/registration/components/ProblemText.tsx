import { observer } from 'mobx-react-lite';
import { useProblemText } from '../../../shared/forms';
import { FormError } from '../../auth';
import { registrationProblems } from '../messages';
import { useRegistration } from '../RegistrationContext';

/** Why the last try did not go through: one red line per field, its messages joined by commas [REG-11]. */
export const ProblemText = observer(function ProblemText() {
  const { problem } = useRegistration();
  const text = useProblemText(registrationProblems)(problem);
  return text ? <FormError role="alert">{text}</FormError> : null;
});
