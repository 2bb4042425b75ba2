import { createContext, useContext } from 'react';

/** Whom it is about. */
export interface SafetyTarget {
  readonly id: number;
  readonly name: string;
}

/** Opens the dialogs of blocking and reporting from anywhere [SHL-05]. */
export interface SafetyDialogControl {
  block(target: SafetyTarget): void;
  report(target: SafetyTarget): void;
}

const nowhere = () => undefined;
export const SafetyDialogContext = createContext<SafetyDialogControl>({ block: nowhere, report: nowhere });

export function useSafetyDialog(): SafetyDialogControl {
  return useContext(SafetyDialogContext);
}
