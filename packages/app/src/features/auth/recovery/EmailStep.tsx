import { Text, TextField } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { recoveryMessages as messages } from './messages';
import type { RecoveryStore } from './RecoveryStore';

/** Step 1: where the code goes. */
export const EmailStep = observer(function EmailStep({ recovery }: { recovery: RecoveryStore }) {
  const t = useText();
  return (
    <>
      <Text as="p" tone="secondary">
        {t(messages.emailLead)}
      </Text>
      <TextField
        size="lg"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t(messages.email)}
        value={recovery.fields.email}
        onValueChange={(value) => recovery.change('email', value)}
      />
    </>
  );
});
