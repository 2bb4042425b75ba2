import { Stack, Text, space } from '@iskra/ui';
import { AlertDialog } from '@iskra/ui/AlertDialog';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';
import type { AccountStore } from '../model/AccountStore';
import { ExportButton } from './ExportButton';

export interface DeleteDialogProps {
  account: AccountStore;
  onClose: () => void;
}

/** Names what is lost and offers to take it along, before the account goes (D-36) [SET-09]. */
export const DeleteDialog = observer(function DeleteDialog({ account, onClose }: DeleteDialogProps) {
  const t = useText();
  const { deleting } = account;

  async function remove(): Promise<void> {
    if (!(await account.delete())) throw new Error('The account is still there');
  }

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(messages.deleteTitle)}
      description={t(messages.deleteLead)}
      confirmText={t(messages.deleteConfirm)}
      cancelText={t(messages.deleteKeep)}
      onConfirm={remove}
      error={deleting.isFailed ? deleting.error?.message || t(messages.deleteFailed) : undefined}
    >
      <Stack gap={4}>
        <Text as="div">
          <Lost>
            <li>{t(messages.deletePhotos)}</li>
            <li>{t(messages.deleteLikes)}</li>
            <li>{t(messages.deletePremium)}</li>
            <li>{t(messages.deleteMessages)}</li>
          </Lost>
        </Text>
        <ExportButton account={account} />
      </Stack>
    </AlertDialog>
  );
});

const Lost = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-inline-start: ${space(5)};
`;
