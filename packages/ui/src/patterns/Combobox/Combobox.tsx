import { ComboboxFullscreen } from './ComboboxFullscreen';
import { ComboboxPopover } from './ComboboxPopover';
import type { ComboboxProps } from './ComboboxProps';

/** Choose one of many by typing its beginning [REG-06] [FIL-01]. */
export function Combobox(props: ComboboxProps) {
  return props.presentation === 'fullscreen' ? (
    <ComboboxFullscreen {...props} />
  ) : (
    <ComboboxPopover {...props} />
  );
}
