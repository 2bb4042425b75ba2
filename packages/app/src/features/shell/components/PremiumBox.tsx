import { PremiumBox as Box } from '@iskra/ui/AppShell';
import { useText } from '../../../shared/i18n';
import { usePremiumDialog } from '../../premium';
import { shellMessages } from '../messages';

/** What premium gives, for those who do not have it [SHL-03]. */
export function PremiumBox() {
  const t = useText();
  const { open } = usePremiumDialog();
  return (
    <Box
      title={t(shellMessages.premiumTitle)}
      text={t(shellMessages.premiumText)}
      more={t(shellMessages.premiumMore)}
      onMore={open}
    />
  );
}
