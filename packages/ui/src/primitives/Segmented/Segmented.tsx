import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useControllable } from '../../hooks/useControllable';
import { fingerTarget } from '../../theme/fingerTarget';
import { color, duration, easing, radius, shadow, size, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export interface SegmentedOption {
  /** The value of the segment. */
  value: string;
  /** The words of the segment. */
  label: ReactNode;
}

export interface SegmentedProps extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'defaultValue' | 'onChange'
> {
  /** What is chosen, for everybody: stands above. */
  label: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean | undefined;
  /** Two to four short choices. */
  options: readonly SegmentedOption[];
  /** The chosen value, held by the caller. */
  value?: string | undefined;
  /** The value to start from. @default the first option */
  defaultValue?: string | undefined;
  /** A choice was made. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A choice of a few, side by side: native radios, so arrows move and choose. */
export const Segmented = forwardRef<HTMLFieldSetElement, SegmentedProps>(function Segmented(props, ref) {
  const { label, hideLabel, options, value, defaultValue, onValueChange, name, ...elementProps } = props;
  const [chosen, choose] = useControllable(value, defaultValue ?? options[0]?.value ?? '', onValueChange);
  const generatedName = useId();
  return (
    <Root ref={ref} data-disabled={elementProps.disabled || undefined} {...elementProps}>
      <Legend data-hidden={hideLabel || undefined}>{label}</Legend>
      <Track>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={name ?? generatedName}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => choose(option.value)}
            />
            <span>{option.label}</span>
          </Segment>
        ))}
      </Track>
    </Root>
  );
});

const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-block-end: 6px;
  padding: 0;
  color: ${color('text-secondary')};
  ${typeStyle('small')}
  font-weight: ${weight('strong')};
  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Side by side where every word fits, under each other where the reader's text is too large for that. */
const Track = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: ${space(1)};
  border-radius: ${radius('md')};
  background: ${color('surface-sunken')};
`;

const Segment = styled.label`
  position: relative;
  flex: 1 0 0;
  min-inline-size: min-content;
  ${fingerTarget}
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    /* WebKit stretches no radio of its own look: a reader would point at a corner. */
    appearance: none;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > span {
    display: grid;
    place-items: center;
    block-size: 100%;
    min-block-size: ${size('control-sm')};
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius('sm')};
    color: ${color('text-secondary')};
    ${typeStyle('small')}
    font-weight: ${weight('medium')};
    text-align: center;
    overflow-wrap: break-word;
    transition: background-color ${duration('fast')} ${easing('standard')};
  }
  & > input:checked + span {
    background: ${color('surface-raised')};
    color: ${color('text-primary')};
    font-weight: ${weight('strong')};
    box-shadow: ${shadow('sm')};
  }
  & > input:focus-visible + span {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
  & > input:disabled + span {
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & > input:checked + span {
      border: 2px solid Highlight;
    }
  }
`;
