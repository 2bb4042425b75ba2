import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { FormError } from '../../auth';
import { registrationProblems } from '../messages';
import { useRegistration } from '../RegistrationContext';
import type { RegistrationProblem } from '../model/registrationProblem';

/** Why the last try did not go through: one red line per field, its messages joined by commas [REG-11]. */
export const ProblemText = observer(function ProblemText() {
  const { problem } = useRegistration();
  const t = useText();
  if (!problem) return null;
  return (
    <FormError role="alert">
      {problem.kind === 'refused' ? refusal(problem) : t(registrationProblems[problem.kind])}
    </FormError>
  );
});

function refusal({ message, fields }: Extract<RegistrationProblem, { kind: 'refused' }>): string {
  const lines = Object.values(fields).map((texts) => texts.join(', '));
  return lines.length > 0 ? lines.join('\n') : message;
}
