import { StepDialog } from '@iskra/ui/StepDialog';
import { observer } from 'mobx-react-lite';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useVisitorStores } from '../../../model/StoresContext';
import { useProblemText } from '../../../shared/forms';
import { useText } from '../../../shared/i18n';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { recoveryMessages as messages, recoveryProblems } from './messages';
import { NewPasswordStep } from './NewPasswordStep';
import { RecoveryStore } from './RecoveryStore';

export interface RecoveryDialogProps {
  /** Whether the dialog shows. */
  open: boolean;
  /** The address that stands there to begin with. @default none */
  email?: string | undefined;
  /** The dialog asks to be closed. */
  onClose: () => void;
  /** The password is changed: the page signs in with it [REC-07]. */
  onRecovered: (account: { email: string; password: string }) => void;
}

/** A pop-up of three steps: e-mail, code, new password (spec point 2) [REC-01]. */
export const RecoveryDialog = observer(function RecoveryDialog(props: RecoveryDialogProps) {
  const { open, email, onClose, onRecovered } = props;
  const stores = useVisitorStores();
  const [recovery] = useState(() => new RecoveryStore(stores));
  const t = useText();
  const { fields } = recovery;
  // Only then: a password manager may fill in the address of the page behind later.
  const begin = useEffectEvent(() => recovery.reset(email));
  useLayoutEffect(() => {
    if (open) begin();
  }, [open]);
  const { failed, codeSpent } = recoveryProblems;
  const say = useProblemText({ offline: messages.offline, failed, codeSpent });

  return (
    <StepDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={() => recovery.reset()}
      onFinish={() => {
        onRecovered({ email: fields.email.trim(), password: fields.password });
        onClose();
      }}
      steps={[
        {
          id: 'email',
          title: t(messages.emailTitle),
          canNext: fields.email.trim() !== '',
          whyNot: t(messages.emailRequired),
          onNext: async () => say(await recovery.requestCode()) ?? null,
          nextLabel: t(messages.emailNext),
          render: () => <EmailStep recovery={recovery} />,
        },
        {
          id: 'code',
          title: t(messages.codeTitle),
          canNext: fields.code.trim() !== '',
          whyNot: t(recoveryProblems.emptyCode),
          onNext: async () => say(await recovery.verifyCode()) ?? null,
          render: () => <CodeStep recovery={recovery} resendProblem={say(recovery.resendProblem)} />,
        },
        {
          id: 'password',
          title: t(messages.passwordTitle),
          canNext: recovery.canSubmit,
          // [REC-06]
          whyNot: null,
          onNext: async () => say(await recovery.resetPassword()) ?? null,
          nextLabel: t(messages.submit),
          render: () => <NewPasswordStep recovery={recovery} />,
        },
      ]}
    />
  );
});
