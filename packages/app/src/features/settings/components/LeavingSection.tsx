import { Banner, Card } from '@iskra/ui';
import { LogOut, Trash2 } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../shared/i18n';
import { partOver } from '../../../shared/layout';
import { useLogout } from '../../auth';
import { settingsMessages as messages } from '../messages';
import type { AccountStore } from '../model/AccountStore';
import { ExportButton } from './ExportButton';
import { RowButton, Rows } from './Settings.styles';

const DeleteDialog = partOver(
  async () => (await import('./DeleteDialog')).DeleteDialog,
  ({ onClose }) => onClose,
);

/** Signing out, taking one's data along, and the end [SET-01, SET-09]. */
export const LeavingSection = observer(function LeavingSection({ account }: { account: AccountStore }) {
  const t = useText();
  const { logout, hasFailed } = useLogout();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card aria-label={t(messages.leaving)}>
      {hasFailed && <Banner tone="error">{t(messages.logoutFailed)}</Banner>}
      <Rows>
        <RowButton type="button" onClick={() => void logout()}>
          <LogOut size={20} />
          <span>{t(messages.logout)}</span>
        </RowButton>
        <ExportButton account={account} />
        <RowButton type="button" data-tone="danger" onClick={() => setAsked(true)}>
          <Trash2 size={20} />
          <span>{t(messages.delete)}</span>
        </RowButton>
      </Rows>
      {isAsked && <DeleteDialog account={account} onClose={() => setAsked(false)} />}
    </Card>
  );
});
