import { limits } from '@iskra/api-contract';
import { Banner, Button, Link } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../model/StoresContext';
import { useRichText, useText } from '../../../shared/i18n';
import { premiumMessages as messages } from '../messages';
import type { PremiumPurchase } from '../../../model/premium/PremiumPurchase';
import { usePrice } from '../usePrice';

/** How the member's premium and the last request stand; under review it says so each time (D-07) [PRE-05, PRE-08]. */
export const PremiumState = observer(function PremiumState({ purchase }: { purchase: PremiumPurchase }) {
  const { premium } = useStores();
  const { request, loadingRequest } = purchase;
  if (request?.status === 'pending') return <UnderReview days={request.duration_days} />;
  if (premium.isActive) return <Active until={premium.expiresAt} isNew={request?.status === 'approved'} />;
  if (request?.status === 'refused') return <Refused />;
  if (loadingRequest.isFailed) return <Unknown onRetry={() => void purchase.loadRequest()} />;
  return null;
});

function UnderReview({ days }: { days: number }) {
  const t = useText();
  const price = usePrice();
  const bought = limits.premium.packages.find((one) => one.days === days);
  const values = { days: t(messages.days, { count: days }), price: price(bought?.price ?? 0) };
  return <Banner>{t(messages.pending, values)}</Banner>;
}

function Active({ until, isNew }: { until: string | null; isNew: boolean }) {
  const t = useText();
  const { formatDate } = useIntl();
  if (isNew || until === null) return <Banner>{t(messages.activeNow)}</Banner>;
  const date = formatDate(until, { day: 'numeric', month: 'long', year: 'numeric' });
  return <Banner>{t(messages.active, { date })}</Banner>;
}

function Refused() {
  const t = useText();
  const rich = useRichText();
  const support = (
    <Link href="/info/support" target="_blank" rel="noopener">
      {t(messages.support)}
    </Link>
  );
  return <Banner tone="warning">{rich(messages.refused, { support })}</Banner>;
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const retry = (
    <Button size="sm" variant="secondary" onClick={onRetry}>
      {t(messages.retry)}
    </Button>
  );
  return (
    <Banner tone="error" role="alert" action={retry}>
      {t(messages.requestUnknown)}
    </Banner>
  );
}
