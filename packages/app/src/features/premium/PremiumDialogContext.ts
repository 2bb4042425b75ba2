import { createContext, useContext } from 'react';

/** Opens the premium dialog from anywhere [SHL-05]. */
export interface PremiumDialogControl {
  open(): void;
}

export const PremiumDialogContext = createContext<PremiumDialogControl>({ open: () => undefined });

export function usePremiumDialog(): PremiumDialogControl {
  return useContext(PremiumDialogContext);
}
