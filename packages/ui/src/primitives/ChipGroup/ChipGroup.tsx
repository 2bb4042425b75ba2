import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Announcement } from '../../announcer/Announcement';
import { useControllable } from '../../hooks/useControllable';
import { color, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { useLabels } from '../../theme/useLabels';
import { Chip } from '../Chip';
import { Note } from '../Field';
import { chipGroupLabels } from './chipGroup.labels';
import { toggleChoice } from './toggleChoice';

export interface ChipOption {
  /** The value chosen by the chip. */
  readonly value: string;
  /** The words of the chip. */
  readonly label: ReactNode;
  /** A drawing before the words. */
  readonly icon?: ReactNode;
}

export interface ChipGroupProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange'> {
  /** What is chosen: stands above and names the group. */
  label: ReactNode;
  /** The choices in order. */
  options: readonly ChipOption[];
  /** The chosen values in the order of choosing, held by the caller. */
  value?: readonly string[] | undefined;
  /** The values to start from. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** A chip was switched. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** How many may be chosen; the rest waits until one is given up. @default no limit */
  max?: number | undefined;
  /** Nothing can be switched. @default false */
  disabled?: boolean | undefined;
  /** Advice under the chips. */
  hint?: ReactNode;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof chipGroupLabels)['en']> | undefined;
}

const none: readonly string[] = [];

/** A choice of several: each chip is switched by itself. */
export const ChipGroup = forwardRef<HTMLDivElement, ChipGroupProps>(function ChipGroup(props, ref) {
  const {
    label,
    options,
    value,
    defaultValue = none,
    onValueChange,
    max,
    disabled,
    hint,
    labels: overrides,
    ...elementProps
  } = props;
  const labels = useLabels(chipGroupLabels, overrides);
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const id = useId();
  const isFull = max !== undefined && chosen.length >= max;
  const handlePress = (pressed: string) => {
    const next = toggleChoice(chosen, pressed, max);
    if (next !== chosen) choose(next);
  };
  return (
    <Root ref={ref} role="group" aria-labelledby={id} data-full={isFull || undefined} {...elementProps}>
      <Name id={id}>
        {label}
        {max === undefined ? null : (
          <Count>
            <span aria-hidden>{`${chosen.length}/${max}`}</span>
          </Count>
        )}
      </Name>
      <Row>
        {options.map(({ value: own, label: text, icon }) => {
          const isWaiting = isFull && !chosen.includes(own);
          return (
            <Chip
              key={own}
              selected={chosen.includes(own)}
              icon={icon}
              disabled={disabled}
              aria-disabled={isWaiting || undefined}
              data-waiting={isWaiting || undefined}
              onClick={() => handlePress(own)}
            >
              {text}
            </Chip>
          );
        })}
      </Row>
      {hint ? <Note>{hint}</Note> : null}
      {max !== undefined && isFull ? <Note>{labels.limit(max)}</Note> : null}
      {max === undefined ? null : (
        <Announcement text={isFull ? labels.limit(max) : labels.chosen(chosen.length, max)} />
      )}
    </Root>
  );
});

const Root = styled.div`
  min-inline-size: 0;
`;

const Name = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-end: ${space(2)};
  color: ${color('text-secondary')};
  ${typeStyle('small')}
  font-weight: ${weight('strong')};
`;

const Count = styled.span`
  color: ${color('text-muted')};
  font-variant-numeric: tabular-nums;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  & > [data-waiting] {
    background: ${color('surface-sunken')};
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
`;
