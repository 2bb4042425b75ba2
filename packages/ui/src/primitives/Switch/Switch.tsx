import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, duration, easing, radius, size, space } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'role'> {
  /** What is switched on. */
  label: ReactNode;
  /** The new state, besides the native `onChange`. */
  onValueChange?: ((checked: boolean) => void) | undefined;
}

/** Something that is on or off at once; native props and the ref go to the input. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { label, className, style, onValueChange, onChange, ...elementProps } = props;
  return (
    <Row className={className} style={style} data-disabled={elementProps.disabled || undefined}>
      <span>{label}</span>
      <input
        ref={ref}
        {...elementProps}
        type="checkbox"
        role="switch"
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.checked);
        }}
      />
    </Row>
  );
});

const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-block-size: ${size('control-md')};
  ${typeStyle('body')}
  cursor: pointer;
  & > input {
    appearance: none;
    flex: none;
    inline-size: ${size('switch')};
    block-size: ${size('mark')};
    margin: 0;
    padding: 3px;
    border-radius: ${radius('full')};
    background: ${color('border-strong')};
    cursor: inherit;
    transition: background-color ${duration('fast')} ${easing('standard')};
  }
  & > input::before {
    content: '';
    display: block;
    block-size: ${size('thumb')};
    inline-size: ${size('thumb')};
    border-radius: ${radius('full')};
    background: ${color('text-on-accent')};
    transition: translate ${duration('fast')} ${easing('standard')};
  }
  & > input:checked {
    background: ${color('accent-solid')};
  }
  & > input:checked::before {
    translate: ${space(5)};
  }
  [dir='rtl'] & > input:checked::before {
    translate: calc(-1 * ${space(5)});
  }
  & > input:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
  &[data-disabled] {
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
  &[data-disabled] > input {
    background: ${color('track')};
  }
  @media (forced-colors: active) {
    & > input {
      appearance: auto;
      inline-size: auto;
    }
    & > input::before {
      display: none;
    }
  }
`;
