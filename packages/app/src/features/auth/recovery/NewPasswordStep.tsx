import { PasswordField } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../shared/i18n';
import { recoveryMessages as messages, recoveryProblems } from './messages';
import type { RecoveryStore } from './RecoveryStore';

/** Step 3: the new password, twice (spec point 5) [REC-04, REC-05]. */
export const NewPasswordStep = observer(function NewPasswordStep({ recovery }: { recovery: RecoveryStore }) {
  const t = useText();
  const { password, confirmation } = recovery.fields;
  const [wasLeft, setLeft] = useState(false);
  // Not while the first characters are still being typed.
  const isToldShort = recovery.isShort && (wasLeft || confirmation !== '');
  return (
    <>
      <PasswordField
        size="lg"
        autoComplete="new-password"
        label={t(messages.password)}
        hint={isToldShort ? undefined : t(messages.passwordHint)}
        value={password}
        onValueChange={(value) => recovery.change('password', value)}
        onBlur={() => setLeft(true)}
        error={isToldShort ? t(recoveryProblems.short) : undefined}
      />
      <PasswordField
        size="lg"
        autoComplete="new-password"
        label={t(messages.confirmation)}
        value={confirmation}
        onValueChange={(value) => recovery.change('confirmation', value)}
        error={recovery.isDifferent ? t(recoveryProblems.differs) : undefined}
      />
    </>
  );
});
