import { Banner, Button, Skeleton } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../shared/i18n';
import { premiumMessages as messages } from '../messages';
import type { PremiumPurchase } from '../../../model/premium/PremiumPurchase';
import { usePrice } from '../usePrice';
import { CardNumber } from './CardNumber';
import { Words } from './Premium.styles';

/** Step 3: how much goes to which card, and what happens after [PRE-04]. */
export const PaymentStep = observer(function PaymentStep({ purchase }: { purchase: PremiumPurchase }) {
  const t = useText();
  const price = usePrice();
  const { package: chosen, card, loadingCard } = purchase;
  useEffect(() => void purchase.loadCard(), [purchase]);
  const values = { price: price(chosen.price), days: t(messages.days, { count: chosen.days }) };
  return (
    <>
      <Words>{t(messages.transfer, values)}</Words>
      {card !== null && <CardNumber digits={card} />}
      {card === null && loadingCard.isFailed && <CardFailed purchase={purchase} />}
      {card === null && !loadingCard.isFailed && <Skeleton aria-busy style={{ blockSize: 64 }} />}
      <Words>{t(messages.after)}</Words>
      <Words>{t(messages.once)}</Words>
    </>
  );
});

const CardFailed = observer(function CardFailed({ purchase }: { purchase: PremiumPurchase }) {
  const t = useText();
  const { error } = purchase.loadingCard;
  const retry = (
    <Button size="sm" variant="secondary" onClick={() => void purchase.loadCard()}>
      {t(messages.retry)}
    </Button>
  );
  const said = error?.status === 404 || error?.status === 429 ? error.message : undefined;
  return (
    <Banner tone="error" role="alert" action={retry}>
      {said || t(messages.cardFailed)}
    </Banner>
  );
});
