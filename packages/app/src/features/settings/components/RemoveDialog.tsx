import { Text, space } from '@iskra/ui';
import { AlertDialog } from '@iskra/ui/AlertDialog';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';

export interface RemoveDialogProps {
  /** Premium is gone. */
  onRemoved: () => void;
  onClose: () => void;
}

/** Says what ends at once, what stays and that no money comes back, before premium ends early (D-22) [SET-08]. */
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
    >
      <Text as="div">
        <Points>
          <li>{t(messages.removeStops)}</li>
          <li>{t(messages.removeStays)}</li>
          <li>{t(messages.removeMoney)}</li>
          {premium.isUnderReview && <li>{t(messages.removeReview)}</li>}
        </Points>
      </Text>
    </AlertDialog>
  );
});

const Points = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-inline-start: ${space(5)};
`;
