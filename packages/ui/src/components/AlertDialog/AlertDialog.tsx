import * as Radix from '@radix-ui/react-dialog';
import { forwardRef, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useBackCloses } from '../../hooks/useBackCloses';
import type { MotionProps } from '../../hooks/useMotion';
import { useControllable } from '../../hooks/useControllable';
import { Button } from '../../primitives/Button';
import { useLabels } from '../../theme/useLabels';
import { Banner } from '../Banner';
import { DialogContent } from '../Dialog/DialogContent';
import { alertDialogLabels } from './alertDialog.labels';

export interface AlertDialogProps extends MotionProps {
  /** The question, as the title: 'Delete the conversation?' */
  title: ReactNode;
  /** What will happen and what will be lost. */
  description: ReactNode;
  /** The words of the deed: 'Delete', not 'OK'. */
  confirmText: ReactNode;
  /** The words of the way back. @default 'Cancel' */
  cancelText?: ReactNode;
  /** Confirmed. A promise keeps the dialog open and busy until it is kept; broken, it stays open. */
  onConfirm: () => void | Promise<unknown>;
  /** Whether the deed hurts: fills the button with the negative colour. @default 'danger' */
  tone?: 'danger' | 'plain' | undefined;
  /** Open or not, held by the caller. */
  open?: boolean | undefined;
  /** Open from the start, where the component holds it. @default false */
  defaultOpen?: boolean | undefined;
  /** It was opened, confirmed, cancelled or left by Esc or Back. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The browser's Back cancels instead of leaving the page. @default true */
  closeOnBack?: boolean | undefined;
  /** A button that opens it. */
  trigger?: ReactElement | undefined;
  /** Why the deed did not go through. */
  error?: ReactNode;
  /** More than a sentence: a field, a list of what is lost. */
  children?: ReactNode;
  /** Takes the focus on closing when the opener is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** For styles from outside, on the window. */
  className?: string | undefined;
  /** Id of the window. */
  id?: string | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof alertDialogLabels)['en']> | undefined;
}

const preventDefault = (event: Event) => event.preventDefault();

/** Asks before something that cannot be taken back; the focus is on the way back, a press outside does nothing. */
export const AlertDialog = forwardRef<HTMLDivElement, AlertDialogProps>(function AlertDialog(props, ref) {
  const {
    title,
    description,
    confirmText,
    cancelText,
    onConfirm,
    tone = 'danger',
    open,
    defaultOpen = false,
    onOpenChange,
    closeOnBack = true,
    trigger,
    error,
    children,
    labels,
    ...elementProps
  } = props;
  const { cancel } = useLabels(alertDialogLabels, labels);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const [isBusy, setBusy] = useState(false);
  const leave = () => (isBusy ? 'stay' : setOpen(false));
  useBackCloses(isOpen && closeOnBack, leave);
  const handleConfirm = async () => {
    setBusy(true);
    const isDone = await settle(onConfirm);
    setBusy(false);
    if (isDone) setOpen(false);
  };
  const buttons = (
    <>
      <Button ref={cancelButton} variant="secondary" onClick={leave}>
        {cancelText ?? cancel}
      </Button>
      <Button
        variant={tone === 'danger' ? 'dangerSolid' : 'primary'}
        busy={isBusy}
        onClick={() => void handleConfirm()}
      >
        {confirmText}
      </Button>
    </>
  );
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => (next ? setOpen(true) : leave())}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <DialogContent
        ref={ref}
        role="alertdialog"
        title={title}
        description={description}
        size="sm"
        hideClose
        footer={buttons}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancelButton.current?.focus();
        }}
        onPointerDownOutside={preventDefault}
        onInteractOutside={preventDefault}
        {...elementProps}
      >
        {error ? <Banner tone="error">{error}</Banner> : null}
        {children}
      </DialogContent>
    </Radix.Root>
  );
});

async function settle(deed: () => void | Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (error) {
    console.warn('What was confirmed did not go through', error);
    return false;
  }
}
