import { useAnnounce } from '@iskra/ui';
import { AlertDialog } from '@iskra/ui/AlertDialog';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { sessionsMessages as messages } from '../messages';
import { useActiveSessions } from '../useActiveSessions';

export interface EndOthersDialogProps {
  /** The member is signed in nowhere else. */
  onEnded: () => void;
  onClose: () => void;
}

/** Asks before the member is signed out everywhere else. */
export const EndOthersDialog = observer(function EndOthersDialog(props: EndOthersDialogProps) {
  const { onEnded, onClose } = props;
  const sessions = useActiveSessions();
  const say = useAnnounce();
  const t = useText();

  async function end(): Promise<void> {
    if (!(await sessions.endOthers())) throw new Error('The other sessions are still there');
    say(t(messages.nowhereElse));
    onEnded();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(messages.endOthersTitle)}
      description={t(messages.endOthersLead)}
      confirmText={t(messages.endOthersConfirm)}
      cancelText={t(messages.keep)}
      onConfirm={end}
      error={sessions.endingOthers.isFailed ? t(messages.endFailed) : undefined}
    />
  );
});
