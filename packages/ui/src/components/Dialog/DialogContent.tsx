import * as Radix from '@radix-ui/react-dialog';
import { useMotion, type MotionProps } from '../../hooks/useMotion';
import { X } from '../../icons/icons';
import { forwardRef, useId, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { giveFocusBack } from '../../hooks/giveFocusBack';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useLabels } from '../../theme/useLabels';
import { dialogLabels } from './dialog.labels';
import { CloseButton, Footer, Grip, Overlay, Panel } from './Dialog.styles';
import { DialogBody } from './DialogBody';
import { DialogHead } from './DialogHead';
import { DialogPortal } from './DialogPortal';
import { OpenerNote } from './OpenerNote';
import { useSheetDrag } from './useSheetDrag';

export interface DialogContentProps extends Omit<Radix.DialogContentProps, 'title' | 'asChild'>, MotionProps {
  /** Names the dialog. */
  title: ReactNode;
  /** Keeps the title for screen readers only. @default false */
  hideTitle?: boolean | undefined;
  /** The title's element, to move the focus to when a step changes. */
  titleRef?: Ref<HTMLElement> | undefined;
  /** A sentence under the title. */
  description?: ReactNode;
  /** In the middle; a sheet from below on phones and in the middle elsewhere; or the whole window. @default 'center' */
  placement?: 'center' | 'sheet' | 'full' | undefined;
  /** Width: 420, 560 or 760 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Buttons that stay in place while the content scrolls. */
  footer?: ReactNode;
  /** Leaves out the close button; Esc still closes. @default false */
  hideClose?: boolean | undefined;
  // [B6.8]
  /** A press outside closes, and so does drawing a sheet down; the button and Esc do in any case. @default true */
  dismissible?: boolean | undefined;
  /** The content reaches the edges, for pictures and scenes. @default false */
  flush?: boolean | undefined;
  /** Takes the focus on closing when the opener is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof dialogLabels)['en']> | undefined;
}

const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-iskra-toaster]') !== null;

/** The window itself: traps the focus, gives it back, closes by Esc, by the scrim and by its button. */
export const DialogContent = forwardRef<HTMLDivElement, DialogContentProps>(
  function DialogContent(props, ref) {
    const {
      title,
      hideTitle,
      titleRef,
      description,
      placement = 'center',
      size = 'md',
      footer,
      hideClose,
      flush,
      dismissible = true,
      motion,
      labels: overrides,
      children,
      onInteractOutside,
      onCloseAutoFocus,
      fallbackFocus,
      'aria-describedby': describedBy,
      ...elementProps
    } = props;
    const labels = useLabels(dialogLabels, overrides);
    const id = useId();
    const ids = { title: `${id}-title`, description: `${id}-description` };
    const { stillness } = useMotion(motion);
    const panel = useRef<HTMLDivElement | null>(null);
    const opener = useRef<HTMLElement | null>(null);
    const closer = useRef<HTMLButtonElement>(null);
    const grip = useSheetDrag(panel, dismissible, () => closer.current?.click());
    const handleCloseFocus = (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      if (giveFocusBack(opener.current, fallbackFocus?.current)) event.preventDefault();
    };
    return (
      <DialogPortal>
        <Overlay {...stillness} />
        <Panel
          ref={useMergedRef(panel, ref)}
          data-placement={placement}
          data-size={size}
          data-flush={flush || undefined}
          {...stillness}
          aria-labelledby={ids.title}
          {...elementProps}
          aria-describedby={
            [describedBy, description && ids.description].filter(Boolean).join(' ') || undefined
          }
          onCloseAutoFocus={handleCloseFocus}
          onInteractOutside={(event) => {
            if (!dismissible || isInToaster(event.target)) event.preventDefault();
            onInteractOutside?.(event);
          }}
        >
          <OpenerNote opener={opener} />
          {placement === 'sheet' ? <Grip aria-hidden {...grip} /> : null}
          <DialogHead {...{ ids, title, hideTitle, titleRef, description }} />
          <DialogBody>{children}</DialogBody>
          {footer ? <Footer>{footer}</Footer> : null}
          <Radix.Close asChild>
            <CloseButton ref={closer} label={labels.close} data-hidden={hideClose || undefined}>
              <X />
            </CloseButton>
          </Radix.Close>
        </Panel>
      </DialogPortal>
    );
  },
);
