import { ChevronDown, Search, X } from '../../icons/icons';
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { ControlBox, Field, useFieldIds } from '../../primitives/Field';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useLabels } from '../../theme';
import { Anchor, InlineButton } from './Combobox.styles';
import { comboboxLabels } from './combobox.labels';
import { ComboboxList } from './ComboboxList';
import type { ComboboxProps } from './ComboboxProps';
import { useComboboxField } from './useComboboxField';

const roomForList = 320;

/** A field with the list under it, or above it where there is no room. */
export const ComboboxPopover = forwardRef<HTMLInputElement, ComboboxProps>(
  function ComboboxPopover(props, ref) {
    const { label, hint, error, disabled = false, clearable = false, size = 'lg' } = props;
    const labels = useLabels(comboboxLabels, props.labels);
    const ids = useFieldIds(props.id, { hint: Boolean(hint), error: Boolean(error) });
    const field = useComboboxField({ ...props, isInline: false, countText: labels.count });
    const input = useRef<HTMLInputElement>(null);
    const anchor = useRef<HTMLDivElement>(null);
    const [side, setSide] = useState<'top' | 'bottom'>('bottom');
    useImperativeHandle(ref, () => input.current as HTMLInputElement);
    useIsomorphicLayoutEffect(() => {
      if (!field.isOpen || !anchor.current) return;
      const { top, bottom } = anchor.current.getBoundingClientRect();
      setSide(
        window.innerHeight - bottom < roomForList && top > window.innerHeight - bottom ? 'top' : 'bottom',
      );
    }, [field.isOpen]);
    const text = field.typed ?? field.chosen?.label ?? '';
    const handleClear = () => {
      field.clear();
      input.current?.focus();
    };
    return (
      <Field {...{ ids, label, hint, error }} className={props.className} style={props.style}>
        <Anchor ref={anchor} data-state={field.isOpen ? 'open' : 'closed'}>
          <ControlBox
            data-size={size}
            data-invalid={error ? true : undefined}
            data-disabled={disabled || undefined}
            onClick={() => !disabled && field.open()}
          >
            <Search size={20} />
            <input
              {...field.inputProps}
              ref={input}
              id={ids.control}
              type="text"
              dir="auto"
              value={text}
              placeholder={props.placeholder}
              disabled={disabled}
              required={props.required}
              autoComplete={props.autoComplete ?? 'off'}
              aria-describedby={ids.describedBy}
              aria-invalid={error ? true : undefined}
              onFocus={(event) => event.target.select()}
              onBlur={field.close}
            />
            {clearable && text !== '' && !disabled ? (
              <InlineButton
                type="button"
                aria-label={labels.clear(label)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  event.stopPropagation();
                  handleClear();
                }}
              >
                <X size={20} />
              </InlineButton>
            ) : (
              <ChevronDown size={20} />
            )}
          </ControlBox>
          {field.isOpen && (
            <ComboboxList
              {...{ label, labels, side }}
              listId={field.listId}
              result={field.result}
              query={field.query}
              value={props.value}
              activeIndex={field.active}
              isLoading={props.loading ?? false}
              presentation="popover"
              onChoose={field.choose}
            />
          )}
        </Anchor>
        {props.name && <input type="hidden" name={props.name} value={props.value ?? ''} />}
        <VisuallyHidden aria-live="polite">{field.spokenCount}</VisuallyHidden>
      </Field>
    );
  },
);
