import { Announcement } from '../../announcer/Announcement';
import { Search } from '../../icons/icons';
import { useEffect, useRef, type RefObject } from 'react';
import { Dialog } from '../../components/Dialog';
import { ControlBox } from '../../primitives/Field/Field.styles';
import { useLabels } from '../../theme/useLabels';
import { comboboxLabels } from './combobox.labels';
import { ComboboxList } from './ComboboxList';
import type { HeldComboboxProps } from './ComboboxProps';
import { SheetBody } from './ComboboxSheet.styles';
import { useComboboxField } from './useComboboxField';
import { prepareOptions } from './useOptions';
import { useVisibleHeight } from './useVisibleHeight';

interface ComboboxSheetProps {
  combobox: HeldComboboxProps;
  /** The member has come to the field: time to get ready. */
  isNear: boolean;
  isOpen: boolean;
  onClose: () => void;
}

// [FIL-01]
/** The full screen of a phone: search on top, list below; Back closes it. */
export function ComboboxSheet({ combobox, isNear, isOpen, onClose }: ComboboxSheetProps) {
  const { items, filter } = combobox;
  useEffect(() => {
    if (isNear) prepareSheet({ items, filter });
  }, [isNear, items, filter]);
  const input = useRef<HTMLInputElement>(null);
  // Not by `autoFocus`: what the dialog writes into the page after it would have to be laid out a second time.
  const focusInput = (event: Event) => {
    event.preventDefault();
    input.current?.focus({ preventScroll: true });
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Content title={combobox.label} placement="full" onOpenAutoFocus={focusInput}>
        <SheetSearch input={input} combobox={combobox} onClose={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Gets the list ready before it opens. */
export function prepareSheet({ items, filter }: Pick<HeldComboboxProps, 'items' | 'filter'>): void {
  if (items && !filter) void prepareOptions(items);
}

interface SheetSearchProps extends Pick<ComboboxSheetProps, 'combobox' | 'onClose'> {
  input: RefObject<HTMLInputElement | null>;
}

function SheetSearch({ input, combobox, onClose }: SheetSearchProps) {
  const { label } = combobox;
  const labels = useLabels(comboboxLabels, combobox.labels);
  const body = useRef<HTMLDivElement>(null);
  const field = useComboboxField({ ...combobox, inline: true, onChosen: onClose });
  const prepare = useRef(field.prepare);
  useVisibleHeight(body);
  useEffect(() => prepare.current(), []);
  return (
    <SheetBody ref={body}>
      <ControlBox data-size="lg">
        <Search size={20} />
        <input
          {...field.inputProps}
          ref={input}
          type="text"
          dir="auto"
          inputMode="search"
          aria-label={label}
          placeholder={combobox.placeholder ?? labels.search}
          autoComplete="off"
        />
      </ControlBox>
      <ComboboxList
        {...{ label, labels, field }}
        side="bottom"
        value={combobox.value}
        onRetry={combobox.onRetry}
        presentation="fullscreen"
      />
      <Announcement text={field.spoken} />
    </SheetBody>
  );
}
