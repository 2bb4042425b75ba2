import { Search } from '../../icons/icons';
import { Dialog } from '../../components/Dialog';
import { ControlBox } from '../../primitives/Field';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useLabels } from '../../theme';
import { SheetBody } from './Combobox.styles';
import { comboboxLabels } from './combobox.labels';
import { ComboboxList } from './ComboboxList';
import type { HeldComboboxProps } from './ComboboxProps';
import { useComboboxField } from './useComboboxField';

interface ComboboxSheetProps {
  combobox: HeldComboboxProps;
  onClose: () => void;
}

/** The full screen of a phone: search on top, list below [FIL-01]. */
export function ComboboxSheet({ combobox, onClose }: ComboboxSheetProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content title={combobox.label} placement="full">
        <SheetSearch combobox={combobox} onClose={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

function SheetSearch({ combobox, onClose }: ComboboxSheetProps) {
  const { label } = combobox;
  const labels = useLabels(comboboxLabels, combobox.labels);
  const field = useComboboxField({ ...combobox, isInline: true, countText: labels.count, onChosen: onClose });
  return (
    <SheetBody>
      <ControlBox data-size="lg">
        <Search size={20} />
        <input
          {...field.inputProps}
          type="text"
          dir="auto"
          inputMode="search"
          autoFocus
          aria-label={label}
          placeholder={combobox.placeholder ?? labels.search}
          autoComplete="off"
          value={field.query}
        />
      </ControlBox>
      <ComboboxList
        {...{ label, labels }}
        side="bottom"
        listId={field.listId}
        result={field.result}
        query={field.query}
        value={combobox.value}
        activeIndex={field.active}
        isLoading={combobox.loading ?? false}
        presentation="fullscreen"
        onChoose={field.choose}
      />
      <VisuallyHidden aria-live="polite">{field.spokenCount}</VisuallyHidden>
    </SheetBody>
  );
}
