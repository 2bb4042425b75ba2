import { forwardRef, type ForwardedRef } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { mobileMaxWidth } from '../../theme/scales';
import { ComboboxFullscreen } from './ComboboxFullscreen';
import { ComboboxPopover } from './ComboboxPopover';
import type { ComboboxProps, HeldComboboxProps } from './ComboboxProps';

const phone = `(max-width: ${mobileMaxWidth}px)`;

export interface HeldProps extends HeldComboboxProps, Pick<ComboboxProps, 'presentation'> {}

/** A combobox with a value and choices, in the presentation that is wanted. */
export const HeldCombobox = forwardRef<HTMLElement, HeldProps>(function HeldCombobox(props, ref) {
  const { presentation, ...elementProps } = props;
  const isPhone = useMediaQuery(phone, false);
  return presentation === 'fullscreen' || (presentation === 'auto' && isPhone) ? (
    <ComboboxFullscreen ref={ref as ForwardedRef<HTMLButtonElement>} {...elementProps} />
  ) : (
    <ComboboxPopover ref={ref as ForwardedRef<HTMLInputElement>} {...elementProps} />
  );
});
