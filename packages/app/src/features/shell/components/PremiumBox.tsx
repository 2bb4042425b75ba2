import { PremiumBox as Box } from '@iskra/ui/AppShell';
import { useText } from '../../../shared/i18n';
import { usePremiumDialog } from '../../premium';
import { shellMessages } from '../messages';

/** What premium gives, for those who do not have it, or that a payment is under review [SHL-03, PRE-05]. */
export function PremiumBox() {
  const t = useText();
  const { open, review } = usePremiumDialog();
  return (
    <Box
      title={t(shellMessages.premiumTitle)}
      text={review ?? t(shellMessages.premiumText)}
      more={t(shellMessages.premiumMore)}
      onMore={open}
    />
  );
}
