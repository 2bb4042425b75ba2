import { Banner, Button, Card } from '@iskra/ui';
import { Download, LogOut, Trash2 } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { lazy, useState } from 'react';
import { useText } from '../../../shared/i18n';
import { LazyPart } from '../../../shared/layout';
import { useLogout } from '../../auth';
import { settingsMessages as messages } from '../messages';
import type { AccountStore } from '../model/AccountStore';
import { ExportButton } from './ExportButton';
import { Rows } from './Settings.styles';

const DeleteDialog = lazy(() => import('./DeleteDialog').then((part) => ({ default: part.DeleteDialog })));

/** Signing out, taking one's data along, and the end [SET-01, SET-09]. */
export const LeavingSection = observer(function LeavingSection({ account }: { account: AccountStore }) {
  const t = useText();
  const { logout, hasFailed } = useLogout();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card aria-label={t(messages.leaving)}>
      {hasFailed && <Banner tone="error">{t(messages.logoutFailed)}</Banner>}
      <Rows>
        <div>
          <Button variant="text" iconStart={<LogOut size={20} />} onClick={() => void logout()}>
            {t(messages.logout)}
          </Button>
        </div>
        <ExportButton account={account} icon={<Download size={20} />} />
        <div>
          <Button variant="danger" iconStart={<Trash2 size={20} />} onClick={() => setAsked(true)}>
            {t(messages.delete)}
          </Button>
        </div>
      </Rows>
      {isAsked && (
        <LazyPart>
          <DeleteDialog account={account} onClose={() => setAsked(false)} />
        </LazyPart>
      )}
    </Card>
  );
});
