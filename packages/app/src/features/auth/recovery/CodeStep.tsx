import { CodeField, ResendButton, Text } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { FormError } from '../components/Form.styles';
import { recoveryMessages as messages } from './messages';
import type { RecoveryStore } from './RecoveryStore';

export interface CodeStepProps {
  recovery: RecoveryStore;
  /** Why asking for another code did not go through. */
  resendProblem: string | undefined;
}

/** Step 2: the mailed code, and another one after a pause (D-26). */
export const CodeStep = observer(function CodeStep({ recovery, resendProblem }: CodeStepProps) {
  const t = useText();
  return (
    <>
      <Text as="p" tone="secondary">
        {t(messages.codeLead, { email: recovery.mailed.sentTo ?? '' })}
      </Text>
      <CodeField
        label={t(messages.code)}
        value={recovery.fields.code}
        onValueChange={(value) => recovery.change('code', value)}
      />
      <ResendButton
        availableAt={recovery.mailed.resendAt}
        busy={recovery.mailed.isAsking}
        onClick={() => void recovery.resendCode()}
      />
      {resendProblem && <FormError role="alert">{resendProblem}</FormError>}
    </>
  );
});
