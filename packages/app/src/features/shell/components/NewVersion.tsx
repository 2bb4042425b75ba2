import { Banner, Button } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { shellMessages } from '../messages';

/** Offers the newer version of the page; whoever does not want it goes on with this one. */
export const NewVersion = observer(function NewVersion() {
  const { version } = useStores();
  const t = useText();
  if (!version.isWaiting) return null;
  const take = (
    <Button size="sm" variant="secondary" onClick={version.take}>
      {t(shellMessages.takeVersion)}
    </Button>
  );
  return <Banner action={take}>{t(shellMessages.newVersion)}</Banner>;
});
