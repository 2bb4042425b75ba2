import { ChevronDown, Search, X } from '../../icons/icons';
import { forwardRef, useRef, useState } from 'react';
import { Field } from '../../primitives/Field/Field';
import { ControlBox } from '../../primitives/Field/Field.styles';
import { useFieldIds } from '../../primitives/Field/useFieldIds';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useLabels } from '../../theme/useLabels';
import { Anchor } from './Combobox.styles';
import { comboboxLabels } from './combobox.labels';
import { ComboboxList } from './ComboboxList';
import type { HeldComboboxProps } from './ComboboxProps';
import { useComboboxField } from './useComboboxField';
import { useMissing } from './useMissing';

const roomForList = 320;

/** A field with the list under it, or above it where there is no room. It stands beside the field, so a dialog's trap holds it. */
export const ComboboxPopover = forwardRef<HTMLInputElement, HeldComboboxProps>(
  function ComboboxPopover(props, ref) {
    const {
      label,
      hint,
      disabled = false,
      clearable = false,
      size = 'lg',
      required = false,
      items,
      value,
      onValueChange,
      allOption,
      labels: overrides,
      error: ownError,
      id,
      className,
      style,
      name,
      loading,
      autoComplete = 'off',
      onRetry,
      filter,
      commitOnTab,
      selectedItem,
      onQueryChange,
      ...elementProps
    } = props;
    const labels = useLabels(comboboxLabels, overrides);
    const input = useRef<HTMLInputElement>(null);
    const anchor = useRef<HTMLDivElement>(null);
    const [side, setSide] = useState<'top' | 'bottom'>('bottom');
    const field = useComboboxField(props, {
      isInline: false,
      labels,
      onOpen: () => setSide(sideOf(anchor.current)),
    });
    const { isMissing, handleInvalid } = useMissing(
      () => input.current,
      required && value === null,
      labels.required,
    );
    const error = ownError ?? (isMissing ? labels.required : undefined);
    const advice = field.unfinished || hint;
    const ids = useFieldIds(id, { hint: Boolean(advice), error: Boolean(error) });
    const text = field.typed ?? field.chosen?.label ?? '';
    return (
      <Field {...{ ids, label, hint: advice, error }} {...{ className, style }}>
        <Anchor ref={anchor} data-state={field.isOpen ? 'open' : 'closed'}>
          <ControlBox
            data-size={size}
            data-invalid={error ? true : undefined}
            data-disabled={disabled || undefined}
            data-loading={loading || undefined}
            onClick={() => field.open()}
          >
            <Search size={20} />
            <input
              {...elementProps}
              {...field.inputProps}
              ref={useMergedRef(input, ref)}
              id={ids.control}
              type="text"
              dir="auto"
              value={text}
              disabled={disabled}
              aria-required={required || undefined}
              autoComplete={autoComplete}
              aria-describedby={ids.describedBy}
              aria-invalid={error ? true : undefined}
              onInvalid={(event) => handleInvalid(event) && event.currentTarget.focus()}
              onFocus={(event) => {
                event.target.select();
                field.prepare();
              }}
              onBlur={field.leave}
            />
            {clearable && text !== '' && !disabled ? (
              <button
                type="button"
                data-part="clear"
                aria-label={labels.clear(label)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  event.stopPropagation();
                  field.clear();
                  input.current?.focus();
                }}
              >
                <X size={20} />
              </button>
            ) : (
              <ChevronDown size={20} />
            )}
          </ControlBox>
          {field.isOpen && (
            <ComboboxList
              {...{ label, labels, side, value, onRetry }}
              listId={field.listId}
              result={field.result}
              query={field.query}
              activeIndex={field.active}
              isLoading={field.isLoading}
              presentation="popover"
              onChoose={field.choose}
            />
          )}
        </Anchor>
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        <VisuallyHidden aria-live="polite">{field.unfinished || field.spoken}</VisuallyHidden>
      </Field>
    );
  },
);

/** Above the field when there is more room and too little below. Asked before anything is drawn, it costs no layout. */
function sideOf(anchor: HTMLElement | null): 'top' | 'bottom' {
  if (!anchor) return 'bottom';
  const { top, bottom } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  return below < roomForList && top > below ? 'top' : 'bottom';
}
