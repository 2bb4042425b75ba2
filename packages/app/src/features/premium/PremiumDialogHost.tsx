import { lazy, useMemo, useState, type ReactNode } from 'react';
import { LazyPart } from '../../shared/layout';
import { PremiumDialogContext } from './PremiumDialogContext';

const PremiumDialog = lazy(() =>
  import('./PremiumDialog').then((module) => ({ default: module.PremiumDialog })),
);

/** Gives everything inside the premium dialog, which loads when it is first opened. */
export function PremiumDialogHost({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
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
