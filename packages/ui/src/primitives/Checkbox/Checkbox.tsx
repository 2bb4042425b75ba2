import { Check, CircleAlert } from '../../icons/icons';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { fingerTarget } from '../../theme/fingerTarget';
import { color, duration, radius, size, space } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { Note, useFieldIds } from '../Field';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  /** What is agreed to; may hold links. */
  label: ReactNode;
  /** What is wrong. */
  error?: ReactNode;
  /** The new state, besides the native `onChange`. */
  onValueChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox with its text; native props and the ref go to the input, `className` and `style` to the root. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, error, className, style, id, onValueChange, onChange, ...elementProps } = props;
  const ids = useFieldIds(id, { hint: false, error: Boolean(error) }, elementProps['aria-describedby']);
  return (
    <div className={className} style={style}>
      <Row htmlFor={ids.control} data-disabled={elementProps.disabled || undefined}>
        <Box data-invalid={error ? true : undefined}>
          <input
            ref={ref}
            {...elementProps}
            id={ids.control}
            type="checkbox"
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.checked);
            }}
          />
          <Check aria-hidden />
        </Box>
        <span>{label}</span>
      </Row>
      {error ? (
        <Note id={ids.error} data-error="">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </Note>
      ) : null}
    </div>
  );
});

const Row = styled.label`
  overflow-wrap: anywhere;
  display: inline-flex;
  gap: ${space(3)};
  padding-block: ${space(1)};
  ${typeStyle('body')}
  ${fingerTarget}
  cursor: pointer;
  &[data-disabled] {
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
`;

const Box = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  block-size: ${space(6)};
  & > input {
    appearance: none;
    inline-size: ${size('checkbox')};
    block-size: ${size('checkbox')};
    margin: 0;
    border: 1px solid ${color('border-strong')};
    border-radius: ${radius('sm')};
    background: ${color('surface-card')};
    cursor: inherit;
    transition: background-color ${duration('fast')};
  }
  &[data-invalid] > input {
    border: 2px solid ${color('negative')};
  }
  & > input:checked {
    border-color: ${color('accent-solid')};
    background: ${color('accent-solid')};
  }
  & > input:disabled {
    border-color: ${color('border-subtle')};
    background: ${color('surface-sunken')};
  }
  & > input:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
  & > svg {
    position: absolute;
    inline-size: ${size('icon-sm')};
    color: ${color('text-on-accent')};
    visibility: hidden;
    pointer-events: none;
  }
  & > input:checked + svg {
    visibility: visible;
  }
  & > input:disabled + svg {
    color: ${color('text-muted')};
  }
  @media (forced-colors: active) {
    & > input {
      appearance: auto;
    }
    & > svg {
      display: none;
    }
  }
`;
