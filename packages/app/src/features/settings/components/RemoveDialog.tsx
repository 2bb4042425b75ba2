import { AlertDialog } from '@iskra/ui/AlertDialog';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';

export interface RemoveDialogProps {
  /** Premium is gone. */
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before premium ends early [SET-08]. */
export const RemoveDialog = observer(function RemoveDialog({ onRemoved, onClose }: RemoveDialogProps) {
  const { premium } = useStores();
  const t = useText();

  async function remove(): Promise<void> {
    if (!(await premium.removePremium())) throw new Error('Premium is still on');
    onRemoved();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(messages.removeTitle)}
      description={t(messages.removeLead)}
      confirmText={t(messages.remove)}
      cancelText={t(messages.deleteKeep)}
      onConfirm={remove}
      error={premium.removing.isFailed ? t(messages.removeFailed) : undefined}
    />
  );
});
