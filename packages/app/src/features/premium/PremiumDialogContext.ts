import { createContext, useContext } from 'react';

/** Opens the premium dialog from anywhere [SHL-05]. */
export interface PremiumDialogControl {
  open(): void;
  /** What to say in the place of an offer while a payment is under review; undefined else (D-07) [PRE-05]. */
  readonly review?: string | undefined;
}

export const PremiumDialogContext = createContext<PremiumDialogControl>({ open: () => undefined });

export function usePremiumDialog(): PremiumDialogControl {
  return useContext(PremiumDialogContext);
}
