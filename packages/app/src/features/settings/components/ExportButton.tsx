import { Banner, Spinner } from '@iskra/ui';
import { Download } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';
import type { AccountStore } from '../model/AccountStore';
import { saveFile } from '../saveFile';
import { Hint, RowButton } from './Settings.styles';

/** Brings one's own data as a file (D-36). */
export const ExportButton = observer(function ExportButton({ account }: { account: AccountStore }) {
  const t = useText();
  const { isLoading, isFailed, error } = account.exporting;

  function handleClick(): void {
    if (!isLoading) void account.export((file) => saveFile(file, 'iskra.zip'));
  }

  return (
    <div>
      <RowButton type="button" aria-busy={isLoading} onClick={handleClick}>
        {isLoading ? <Spinner decorative size={20} /> : <Download size={20} />}
        <span>
          {t(messages.export)}
          <Hint>{t(messages.exportHint)}</Hint>
        </span>
      </RowButton>
      {isFailed && <Banner tone="error">{error?.message || t(messages.exportFailed)}</Banner>}
    </div>
  );
});
