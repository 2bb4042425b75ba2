import { forwardRef, type ForwardedRef } from 'react';
import { useIsMobile } from '../../hooks/useIsMobile';
import { ComboboxFullscreen } from './ComboboxFullscreen';
import { ComboboxPopover } from './ComboboxPopover';
import type { ComboboxProps, HeldComboboxProps } from './ComboboxProps';

export interface HeldProps extends HeldComboboxProps, Pick<ComboboxProps, 'presentation'> {}

/** A combobox with a value and choices, in the presentation that is wanted. */
export const HeldCombobox = forwardRef<HTMLElement, HeldProps>(function HeldCombobox(props, ref) {
  const { presentation, ...elementProps } = props;
  const isMobile = useIsMobile();
  return presentation === 'fullscreen' || (presentation === 'auto' && isMobile) ? (
    <ComboboxFullscreen ref={ref as ForwardedRef<HTMLButtonElement>} {...elementProps} />
  ) : (
    <ComboboxPopover ref={ref as ForwardedRef<HTMLInputElement>} {...elementProps} />
  );
});
