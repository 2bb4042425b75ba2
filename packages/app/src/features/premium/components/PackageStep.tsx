import { limits, type PremiumDays } from '@iskra/api-contract';
import { Checkbox, Link, RadioCards } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useRichText, useText } from '../../../shared/i18n';
import { premiumMessages as messages } from '../messages';
import type { PremiumPurchase } from '../../../model/premium/PremiumPurchase';
import { usePrice } from '../usePrice';
import { PackageFace, Words } from './Premium.styles';

type Package = (typeof limits.premium.packages)[number];

/** Step 2: for how long, and the agreement; one payment, no renewal (D-22) [PRE-02, PRE-03]. */
export const PackageStep = observer(function PackageStep({ purchase }: { purchase: PremiumPurchase }) {
  const t = useText();
  const rich = useRichText();
  const options = limits.premium.packages.map((one) => ({
    value: String(one.days),
    label: t(messages.spoken, {
      days: t(messages.days, { count: one.days }),
      price: one.price,
      before: one.struckPrice,
    }),
    content: <Face of={one} />,
  }));
  const links = {
    terms: <InfoLink to="terms">{t(messages.terms)}</InfoLink>,
    rules: <InfoLink to="payment-rules">{t(messages.rules)}</InfoLink>,
  };
  return (
    <>
      <Words>{t(messages.once)}</Words>
      <RadioCards
        tone="premium"
        label={t(messages.term)}
        hideLabel
        options={options}
        value={String(purchase.days)}
        onValueChange={(days) => purchase.choose(Number(days) as PremiumDays)}
      />
      <Checkbox
        label={rich(messages.agree, links)}
        checked={purchase.isAgreed}
        onValueChange={purchase.agree}
      />
    </>
  );
});

function Face({ of: { days, price: now, struckPrice: before } }: { of: Package }) {
  const t = useText();
  const price = usePrice();
  return (
    <PackageFace>
      <span data-part="term">{t(messages.days, { count: days })}</span>
      <span data-part="price">
        {price(now)} <s>{price(before)}</s>
      </span>
      <span data-part="per-day">{t(messages.perDay, { price: price(Math.round(now / days)) })}</span>
      <span data-part="saving">{t(messages.saving, { price: price(before - now) })}</span>
    </PackageFace>
  );
}

/** In a tab of its own: what was chosen here stays. */
function InfoLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link href={`/info/${to}`} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
