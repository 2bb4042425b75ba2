import { Banner, Button } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';
import type { AccountStore } from '../model/AccountStore';
import { saveFile } from '../saveFile';
import { Hint } from './Settings.styles';

/** Brings one's own data as a file (D-36). */
export const ExportButton = observer(function ExportButton(props: {
  account: AccountStore;
  icon: ReactNode;
}) {
  const { account, icon } = props;
  const t = useText();
  const { isLoading, isFailed, error } = account.exporting;
  return (
    <div>
      <Button
        variant="text"
        iconStart={icon}
        busy={isLoading}
        onClick={() => void account.export((file) => saveFile(file, 'iskra.zip'))}
      >
        {t(messages.export)}
      </Button>
      <Hint>{t(messages.exportHint)}</Hint>
      {isFailed && <Banner tone="error">{error?.message || t(messages.exportFailed)}</Banner>}
    </div>
  );
});
