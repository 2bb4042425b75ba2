import type { ReactNode } from 'react';
import { useFieldIds } from '../../primitives/Field/useFieldIds';
import type { ComboboxLabels } from './combobox.labels';
import type { HeldComboboxProps } from './ComboboxProps';
import { useMissing } from './useMissing';

/** What stands under the field: the caller's error, or that nothing is chosen, or advice; and the ids that tie them. */
export function useFieldNotes(
  props: HeldComboboxProps,
  labels: ComboboxLabels,
  hint: ReactNode,
  control: () => HTMLInputElement | null,
) {
  const isNeeded = Boolean(props.required) && props.value === null;
  const { isMissing, handleInvalid } = useMissing(control, isNeeded, labels.required);
  const error = props.error ?? (isMissing ? labels.required : undefined);
  const ids = useFieldIds(props.id, { hint: Boolean(hint), error: Boolean(error) });
  return { ids, error, handleInvalid };
}
