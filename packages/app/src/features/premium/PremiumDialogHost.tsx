import { lazy, useContext, useMemo, useState, type ReactNode } from 'react';
import { NeedTextsContext } from '../../shared/i18n';
import { LazyPart } from '../../shared/layout';
import { PremiumDialogContext } from './PremiumDialogContext';

/** Gives everything inside the premium dialog, which loads with its texts when it is first opened. */
export function PremiumDialogHost({ children }: { children: ReactNode }) {
  const needTexts = useContext(NeedTextsContext);
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const [PremiumDialog] = useState(() =>
    lazy(async () => {
      const [{ PremiumDialog: dialog }] = await Promise.all([
        import('./PremiumDialog'),
        needTexts('premium'),
      ]);
      return { default: dialog };
    }),
  );
  const control = useMemo(
    () => ({
      open: () => {
        setNeeded(true);
        setOpen(true);
      },
    }),
    [],
  );
  return (
    <PremiumDialogContext.Provider value={control}>
      {children}
      {isNeeded && (
        <LazyPart>
          <PremiumDialog isOpen={isOpen} onOpenChange={setOpen} />
        </LazyPart>
      )}
    </PremiumDialogContext.Provider>
  );
}
