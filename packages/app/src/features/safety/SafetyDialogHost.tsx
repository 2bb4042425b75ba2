import { lazy, useContext, useMemo, useState, type ReactNode } from 'react';
import { NeedTextsContext } from '../../shared/i18n';
import { LazyPart } from '../../shared/layout';
import { SafetyDialogContext, type Evidence, type SafetyTarget } from './SafetyDialogContext';

export type SafetyKind = 'block' | 'report';

/** What the dialog is open for. */
export interface SafetyMatter {
  readonly kind: SafetyKind;
  readonly target: SafetyTarget;
  readonly evidence?: Evidence | undefined;
}

/** Gives everything inside the dialogs of blocking and reporting, which load when first opened. */
export function SafetyDialogHost({ children }: { children: ReactNode }) {
  const needTexts = useContext(NeedTextsContext);
  const [matter, setMatter] = useState<SafetyMatter | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [SafetyDialog] = useState(() =>
    lazy(async () => {
      const [{ SafetyDialog: dialog }] = await Promise.all([import('./SafetyDialog'), needTexts('safety')]);
      return { default: dialog };
    }),
  );
  const control = useMemo(() => {
    const open = (kind: SafetyKind) => (target: SafetyTarget, evidence?: Evidence) => {
      setMatter({ kind, target, evidence });
      setOpen(true);
    };
    return { block: open('block'), report: open('report') };
  }, []);
  return (
    <SafetyDialogContext.Provider value={control}>
      {children}
      {matter && (
        <LazyPart>
          <SafetyDialog {...matter} isOpen={isOpen} onOpenChange={setOpen} />
        </LazyPart>
      )}
    </SafetyDialogContext.Provider>
  );
}
