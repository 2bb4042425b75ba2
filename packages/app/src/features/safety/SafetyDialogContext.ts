import { createContext, useContext, type RefObject } from 'react';

/** Whom it is about. */
export interface SafetyTarget {
  readonly id: number;
  readonly name: string;
}

/** What a report may show. */
export interface Evidence {
  /** The photo that it is about. */
  readonly photo?: { readonly key: string; readonly path: string } | undefined;
  /** What they wrote, to choose from; one of it may be chosen already. */
  readonly messages?: readonly { readonly id: number; readonly text: string }[] | undefined;
  readonly chosenId?: number | undefined;
}

/** Takes the focus where what opened the dialog has given way to something else. */
export type FocusAfter = RefObject<HTMLElement | null>;

/** Opens the dialogs of blocking and reporting from anywhere [SHL-05]. */
export interface SafetyDialogControl {
  block(target: SafetyTarget, focusAfter?: FocusAfter): void;
  report(target: SafetyTarget, evidence?: Evidence, focusAfter?: FocusAfter): void;
}

const nowhere = () => undefined;
export const SafetyDialogContext = createContext<SafetyDialogControl>({ block: nowhere, report: nowhere });

export function useSafetyDialog(): SafetyDialogControl {
  return useContext(SafetyDialogContext);
}
