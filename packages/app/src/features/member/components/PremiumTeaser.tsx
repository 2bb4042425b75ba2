import { space } from '@iskra/ui';
import { PremiumBox } from '@iskra/ui/AppShell';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../app/StoresContext';
import { useText } from '../../../shared/i18n';
import { usePremiumDialog } from '../../premium';
import { memberMessages as messages } from '../messages';

/** What premium gives, for a regular member who looks at somebody [OTH-05]. */
export const PremiumTeaser = observer(function PremiumTeaser() {
  const { premium } = useStores();
  const { open } = usePremiumDialog();
  const t = useText();
  if (premium.isActive) return null;
  return (
    <PremiumBox
      title={t(messages.premiumTitle)}
      text={t(messages.premiumText)}
      more={t(messages.premiumMore)}
      onMore={open}
      style={{ marginBlockStart: space(6) }}
    />
  );
});
