import { Announcement } from '../../announcer/Announcement';
import { ChevronDown, Search, X } from '../../icons/icons';
import { forwardRef, useRef, useState, type RefObject } from 'react';
import { Field } from '../../primitives/Field/Field';
import { ControlBox } from '../../primitives/Field/Field.styles';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useLabels } from '../../theme/useLabels';
import { Anchor } from './Combobox.styles';
import { comboboxLabels } from './combobox.labels';
import { ComboboxList } from './ComboboxList';
import { fieldPropsOf, type HeldComboboxProps } from './ComboboxProps';
import { useComboboxField } from './useComboboxField';
import { useFieldNotes } from './useFieldNotes';

const roomForList = 320;

/** A field with the list under it, or above it where there is no room. It stands beside the field, so a dialog's trap holds it. */
export const ComboboxPopover = forwardRef<HTMLInputElement, HeldComboboxProps>(
  function ComboboxPopover(props, ref) {
    const { label, hint, value, name, onRetry, className, style, autoComplete = 'off' } = props;
    const { disabled = false, clearable = false, required = false, size = 'lg', loading } = props;
    const labels = useLabels(comboboxLabels, props.labels);
    const input = useRef<HTMLInputElement>(null);
    const anchor = useRef<HTMLDivElement>(null);
    const [side, setSide] = useState<'top' | 'bottom'>('bottom');
    const field = useComboboxField({ ...props, onOpen: () => setSide(sideOf(anchor.current)) });
    const advice = field.unfinished || hint;
    const { ids, error, handleInvalid } = useFieldNotes(props, labels, advice, () => input.current);
    return (
      <Field {...{ ids, label, hint: advice, error }} {...{ className, style }}>
        <Anchor ref={anchor} data-state={field.isOpen ? 'open' : 'closed'}>
          <ControlBox
            data-size={size}
            data-invalid={error ? true : undefined}
            data-disabled={disabled || undefined}
            data-loading={loading || undefined}
            onPointerEnter={props.onNeedItems}
            onClick={field.open}
          >
            <Search size={20} />
            <input
              {...fieldPropsOf(props)}
              placeholder={props.placeholder}
              {...field.inputProps}
              ref={useMergedRef(input, ref)}
              id={ids.control}
              type="text"
              dir="auto"
              disabled={disabled}
              aria-required={required || undefined}
              autoComplete={autoComplete}
              aria-describedby={ids.describedBy}
              aria-invalid={error ? true : undefined}
              onInvalid={(event) => handleInvalid(event) && event.currentTarget.focus()}
            />
            {clearable && field.text !== '' && !disabled ? (
              <ClearButton label={labels.clear(label)} input={input} onClear={field.clear} />
            ) : (
              <ChevronDown size={20} />
            )}
          </ControlBox>
          {field.isOpen && (
            <ComboboxList {...{ label, labels, side, value, onRetry, field }} presentation="popover" />
          )}
        </Anchor>
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        <Announcement text={field.unfinished || field.spoken} />
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

interface ClearButtonProps {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}

/** Takes the choice back; the field keeps the focus. */
function ClearButton({ label, input, onClear }: ClearButtonProps) {
  return (
    <button
      type="button"
      data-part="clear"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        onClear();
        input.current?.focus();
      }}
    >
      <X size={20} />
    </button>
  );
}
