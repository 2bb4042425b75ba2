import { ChevronDown } from '../../icons/icons';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../theme/tokenRefs';
import { ControlBox, Field, useFieldIds, type FieldTexts } from '../Field';

export interface SelectOption<V extends string = string> {
  /** The value of the option. */
  value: V;
  /** What the option shows. */
  label: string;
  /** It cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple'> {
  /** Choices in order. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen, that is while the value is ''. */
  placeholder?: string | undefined;
  /** Height: 44 or 52 px. @default 'md' */
  size?: 'md' | 'lg' | undefined;
  /** The chosen value, besides the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A native select; native props and the ref go to it, `className` and `style` to the root. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const {
    label,
    hint,
    error,
    labelAside,
    className,
    style,
    options,
    placeholder,
    size: height = 'md',
    id,
    onValueChange,
    onChange,
    'aria-describedby': describedBy,
    ...elementProps
  } = props;
  const ids = useFieldIds(id, { hint: Boolean(hint), error: Boolean(error) }, describedBy);
  // One error may be of several selects, and is told beneath them all.
  const isMarked = elementProps['aria-invalid'] === true || elementProps['aria-invalid'] === 'true';
  const start = elementProps.value === undefined && placeholder ? { defaultValue: '' } : {};
  return (
    <Field {...{ ids, label, hint, error, labelAside, className, style }}>
      <Box
        data-size={height}
        data-invalid={error || isMarked ? true : undefined}
        data-disabled={elementProps.disabled || undefined}
      >
        <select
          ref={ref}
          id={ids.control}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          {...start}
          {...elementProps}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        >
          {placeholder ? (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </Box>
    </Field>
  );
});

const Box = styled(ControlBox)`
  padding-inline: 0;
  & > select {
    appearance: none;
    padding-inline: ${space(4)} ${space(12)};
    border-radius: inherit;
    cursor: pointer;
  }
  & > select:has(option[value='']:checked) {
    color: ${color('text-muted')};
  }
  & option {
    background: ${color('surface-raised')};
    color: ${color('text-primary')};
  }
  & > svg {
    position: absolute;
    inset-inline-end: ${space(4)};
    inline-size: ${size('icon-md')};
    pointer-events: none;
  }
`;
