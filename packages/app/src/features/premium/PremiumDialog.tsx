import { limits } from '@iskra/api-contract';
import { StepDialog, type StepDialogStep } from '@iskra/ui/StepDialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../model/StoresContext';
import type { OpenProps } from '../../shared/layout';
import { useText } from '../../shared/i18n';
import { BenefitsStep } from './components/BenefitsStep';
import { PackageStep } from './components/PackageStep';
import { PaymentStep } from './components/PaymentStep';
import { Words } from './components/Premium.styles';
import { premiumMessages as messages } from './messages';
import { PremiumPurchase, type PurchaseStep } from '../../model/premium/PremiumPurchase';
import { usePrice } from './usePrice';

/** Three steps: benefits, package with the agreement, payment with the request [PRE-01, PRE-03, PRE-05]. */
export const PremiumDialog = observer(function PremiumDialog({ isOpen, onOpenChange }: OpenProps) {
  const stores = useStores();
  const [purchase] = useState(() => new PremiumPurchase(stores));
  const t = useText();
  const steps = useSteps(purchase);
  const isUnderReview = purchase.request?.status === 'pending';
  useEffect(() => {
    if (isOpen) void purchase.loadRequest();
  }, [isOpen, purchase]);

  return (
    <StepDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      onClosed={purchase.reset}
      tone="premium"
      size="md"
      step={purchase.step}
      onStepChange={(step) => {
        if (isUnderReview && purchase.step === 'benefits') onOpenChange(false);
        else purchase.go(step as PurchaseStep);
      }}
      steps={steps}
      onFinish={() => undefined}
      done={{
        title: t(messages.reviewTitle),
        render: () => <Words>{t(messages.review)}</Words>,
        closeAfter: limits.premiumModalCloseMs,
      }}
    />
  );
});

function useSteps(purchase: PremiumPurchase): readonly [StepDialogStep, ...StepDialogStep[]] {
  const t = useText();
  const price = usePrice();
  const isUnderReview = purchase.request?.status === 'pending';
  return [
    {
      id: 'benefits',
      title: t(messages.title),
      nextLabel: t(isUnderReview ? messages.understood : messages.toPackages),
      render: () => <BenefitsStep purchase={purchase} />,
    },
    {
      id: 'package',
      title: t(messages.packageTitle),
      canNext: purchase.isAgreed,
      whyNot: t(messages.agreeFirst),
      nextLabel: t(messages.toPayment, { price: price(purchase.package.price) }),
      render: () => <PackageStep purchase={purchase} />,
    },
    {
      id: 'payment',
      title: t(messages.paymentTitle),
      canNext: purchase.card !== null,
      whyNot: t(messages.cardFirst),
      onNext: async () => ((await purchase.send()) ? null : refusal(purchase) || t(messages.notSent)),
      nextLabel: t(messages.get),
      render: () => <PaymentStep purchase={purchase} />,
    },
  ];
}

/** The server's own words, unless it could not be reached or broke. */
function refusal({ sending: { error } }: PremiumPurchase): string | undefined {
  return error && error.status >= 400 && error.status < 500 ? error.message : undefined;
}
