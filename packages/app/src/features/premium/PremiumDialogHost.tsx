import { observer } from 'mobx-react-lite';
import { useMemo, useState, type ReactNode } from 'react';
import { useStores } from '../../model/StoresContext';
import { part } from '../../shared/layout';
import { PremiumDialogContext } from './PremiumDialogContext';

const PremiumDialog = part(async (needTexts) => {
  const [loaded] = await Promise.all([import('./PremiumDialog'), needTexts('premium')]);
  return loaded.PremiumDialog;
});

export interface PremiumDialogHostProps {
  /** What stands in the place of an offer while a payment is under review. */
  review: string;
  children: ReactNode;
}

/** Gives everything inside the premium dialog, which loads with its texts when it is first opened. */
export const PremiumDialogHost = observer(function PremiumDialogHost(props: PremiumDialogHostProps) {
  const { premium } = useStores();
  const { children } = props;
  const review = premium.isUnderReview ? props.review : undefined;
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const control = useMemo(
    () => ({
      review,
      open: () => {
        setNeeded(true);
        setOpen(true);
      },
    }),
    [review],
  );
  return (
    <PremiumDialogContext.Provider value={control}>
      {children}
      {isNeeded && <PremiumDialog isOpen={isOpen} onOpenChange={setOpen} />}
    </PremiumDialogContext.Provider>
  );
});
