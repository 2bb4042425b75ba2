import * as Radix from '@radix-ui/react-dialog';
import { forwardRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import type { MotionProps } from '../../hooks/useMotion';
import { DialogContent, type DialogContentProps } from '../Dialog/DialogContent';
import { DialogRoot } from '../Dialog/DialogRoot';

export interface SheetProps extends MotionProps {
  /** Names the sheet. */
  title: ReactNode;
  /** Keeps the title for screen readers only. @default false */
  hideTitle?: boolean | undefined;
  /** A sentence under the title. */
  description?: ReactNode;
  /** What it is about; scrolls when it is long. */
  children: ReactNode;
  /** Buttons that stay in place at its foot. */
  footer?: ReactNode;
  /** Open or not, held by the caller. */
  open?: boolean | undefined;
  /** Open from the start, where the component holds it. @default false */
  defaultOpen?: boolean | undefined;
  /** It was opened, or closed by its button, Esc, the scrim, a drag or Back. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** A button that opens it. */
  trigger?: ReactElement | undefined;
  /** Width where it stands in the middle: 420, 560 or 760 px. @default 'sm' */
  size?: DialogContentProps['size'];
  /** A press outside and drawing it down close it; its button and Esc do in any case. @default true */
  dismissible?: boolean | undefined;
  /** The browser's Back closes it instead of leaving the page. @default true */
  closeOnBack?: boolean | undefined;
  /** Takes the focus on closing when the opener is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** For styles from outside, on the window. */
  className?: string | undefined;
  /** Id of the window. */
  id?: string | undefined;
  /** Built-in strings to replace. */
  labels?: DialogContentProps['labels'];
}

/** Comes from below on a phone and can be drawn down again; a window in the middle elsewhere. */
export const Sheet = forwardRef<HTMLDivElement, SheetProps>(function Sheet(props, ref) {
  const {
    open,
    defaultOpen,
    onOpenChange,
    trigger,
    closeOnBack,
    size = 'sm',
    children,
    ...elementProps
  } = props;
  return (
    <DialogRoot {...{ open, defaultOpen, onOpenChange, closeOnBack }}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <DialogContent ref={ref} placement="sheet" size={size} {...elementProps}>
        {children}
      </DialogContent>
    </DialogRoot>
  );
});
