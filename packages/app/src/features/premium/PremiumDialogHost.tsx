import { observer } from 'mobx-react-lite';
import { useMemo, useState, type ReactNode } from 'react';
import { useStores } from '../../model/StoresContext';
import { partOver, whileOpen } from '../../shared/layout';
import { PremiumDialogContext } from './PremiumDialogContext';

const PremiumDialog = partOver(async (needTexts) => {
  const [loaded] = await Promise.all([import('./PremiumDialog'), needTexts('premium')]);
  return loaded.PremiumDialog;
}, whileOpen);

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
  const control = useMemo(() => ({ review, open: () => setOpen(true) }), [review]);
  return (
    <PremiumDialogContext.Provider value={control}>
      {children}
      <PremiumDialog isOpen={isOpen} onOpenChange={setOpen} />
    </PremiumDialogContext.Provider>
  );
});
