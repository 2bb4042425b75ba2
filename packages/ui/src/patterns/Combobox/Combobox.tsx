import { forwardRef, type ForwardedRef } from 'react';
import { useControllable } from '../../hooks/useControllable';
import { ComboboxFullscreen } from './ComboboxFullscreen';
import { ComboboxPopover } from './ComboboxPopover';
import type { ComboboxProps } from './ComboboxProps';

/** Choose one of many by typing its beginning [REG-06] [FIL-01]. The ref is the field, on a full screen its button. */
export const Combobox = forwardRef<HTMLElement, ComboboxProps>(function Combobox(props, ref) {
  const { value, defaultValue = null, onValueChange, presentation, ...rest } = props;
  const [shown, setShown] = useControllable(value, defaultValue, onValueChange);
  const held = { ...rest, value: shown, onValueChange: setShown };
  return presentation === 'fullscreen' ? (
    <ComboboxFullscreen ref={ref as ForwardedRef<HTMLButtonElement>} {...held} />
  ) : (
    <ComboboxPopover ref={ref as ForwardedRef<HTMLInputElement>} {...held} />
  );
});
