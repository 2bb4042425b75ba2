import { ChevronDown, Search, X } from '../../icons/icons';
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { ControlBox, Field, useFieldIds } from '../../primitives/Field';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useLabels } from '../../theme';
import { Anchor, InlineButton } from './Combobox.styles';
import { comboboxLabels } from './combobox.labels';
import { ComboboxList } from './ComboboxList';
import type { HeldComboboxProps } from './ComboboxProps';
import { useComboboxField } from './useComboboxField';

const roomForList = 320;

/** A field with the list under it, or above it where there is no room. */
export const ComboboxPopover = forwardRef<HTMLInputElement, HeldComboboxProps>(
  function ComboboxPopover(props, ref) {
    const { label, hint, error, disabled = false, clearable = false, size = 'lg', ...others } = props;
    const { items, value, onValueChange, allOption, labels: overrides, ...more } = others;
    const { id, className, style, name, loading = false, autoComplete = 'off', ...rest } = more;
    const labels = useLabels(comboboxLabels, overrides);
    const ids = useFieldIds(id, { hint: Boolean(hint), error: Boolean(error) });
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
      <Field {...{ ids, label, hint, error }} {...{ className, style }}>
        <Anchor ref={anchor} data-state={field.isOpen ? 'open' : 'closed'}>
          <ControlBox
            data-size={size}
            data-invalid={error ? true : undefined}
            data-disabled={disabled || undefined}
            onClick={() => !disabled && field.open()}
          >
            <Search size={20} />
            <input
              {...rest}
              {...field.inputProps}
              ref={input}
              id={ids.control}
              type="text"
              dir="auto"
              value={text}
              disabled={disabled}
              autoComplete={autoComplete}
              aria-describedby={ids.describedBy}
              aria-invalid={error ? true : undefined}
              onFocus={(event) => {
                event.target.select();
                field.prepare();
              }}
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
              value={value}
              activeIndex={field.active}
              isLoading={loading}
              presentation="popover"
              onChoose={field.choose}
            />
          )}
        </Anchor>
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        <VisuallyHidden aria-live="polite">{field.spokenCount}</VisuallyHidden>
      </Field>
    );
  },
);
