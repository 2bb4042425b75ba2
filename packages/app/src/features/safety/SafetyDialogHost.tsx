import { useMemo, useState, type ReactNode } from 'react';
import { partOver, whileOpen } from '../../shared/layout';
import {
  SafetyDialogContext,
  type Evidence,
  type FocusAfter,
  type SafetyTarget,
} from './SafetyDialogContext';

const SafetyDialog = partOver(async (needTexts) => {
  const [loaded] = await Promise.all([import('./SafetyDialog'), needTexts('safety')]);
  return loaded.SafetyDialog;
}, whileOpen);

type SafetyKind = 'block' | 'report';

/** What the dialog is open for. */
export interface SafetyMatter {
  readonly kind: SafetyKind;
  readonly target: SafetyTarget;
  readonly evidence?: Evidence | undefined;
  readonly focusAfter?: FocusAfter | undefined;
}

/** Gives everything inside the dialogs of blocking and reporting, which load when first opened. */
export function SafetyDialogHost({ children }: { children: ReactNode }) {
  const [matter, setMatter] = useState<SafetyMatter | null>(null);
  const [isOpen, setOpen] = useState(false);
  const control = useMemo(() => {
    const open = (asked: SafetyMatter) => {
      setMatter(asked);
      setOpen(true);
    };
    return {
      block: (target: SafetyTarget, focusAfter?: FocusAfter) => open({ kind: 'block', target, focusAfter }),
      report: (target: SafetyTarget, evidence?: Evidence, focusAfter?: FocusAfter) =>
        open({ kind: 'report', target, evidence, focusAfter }),
    };
  }, []);
  return (
    <SafetyDialogContext.Provider value={control}>
      {children}
      {matter && <SafetyDialog {...matter} isOpen={isOpen} onOpenChange={setOpen} />}
    </SafetyDialogContext.Provider>
  );
}
