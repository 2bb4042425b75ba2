import { forwardRef, useId, type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';
import { Check } from '../../icons/icons';
import { useControllable } from '../../hooks/useControllable';
import { Cards, CardLabel, CardsRoot, Legend, Mark } from './RadioCards.styles';

export interface RadioCard<V extends string = string> {
  /** The value chosen by the card. */
  readonly value: V;
  /** What a screen reader says: '30 days, 1400 rubles, before 2000'. */
  readonly label: string;
  /** What is drawn. @default label */
  readonly content?: ReactNode;
  /** It cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps<V extends string = string> extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'defaultValue' | 'onChange'
> {
  /** What is chosen. */
  label: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean | undefined;
  /** The cards in order. */
  options: readonly RadioCard<V>[];
  /** The chosen value, held by the caller. */
  value?: V | undefined;
  /** The value to start from. @default none */
  defaultValue?: V | undefined;
  /** Another card was chosen. */
  onValueChange?: ((value: V) => void) | undefined;
  /** What a chosen card is drawn in. @default 'accent' */
  tone?: 'accent' | 'premium' | undefined;
  /** How many stand side by side; on a phone they are stacked. @default as many as there are */
  columns?: number | undefined;
}

// [B6.9]
/** A choice of a few things that need more than a word: native radios, so arrows move and choose. */
export const RadioCards = forwardRef<HTMLFieldSetElement, RadioCardsProps>(function RadioCards(props, ref) {
  const {
    label,
    hideLabel,
    options,
    value,
    defaultValue = '',
    onValueChange,
    columns,
    name,
    tone = 'accent',
    ...elementProps
  } = props;
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const generatedName = useId();
  return (
    <CardsRoot
      ref={ref}
      data-tone={tone}
      data-disabled={elementProps.disabled || undefined}
      {...elementProps}
    >
      <Legend data-hidden={hideLabel || undefined}>{label}</Legend>
      <Cards style={{ '--card-columns': columns ?? options.length } as CSSProperties}>
        {options.map((option) => (
          <CardLabel key={option.value} data-disabled={option.disabled || elementProps.disabled || undefined}>
            <input
              type="radio"
              name={name ?? generatedName}
              value={option.value}
              aria-label={option.label}
              checked={option.value === chosen}
              disabled={option.disabled}
              onChange={() => choose(option.value)}
            />
            <span aria-hidden>{option.content ?? option.label}</span>
            <Mark aria-hidden>
              <Check />
            </Mark>
          </CardLabel>
        ))}
      </Cards>
    </CardsRoot>
  );
});
