import * as Radix from '@radix-ui/react-dropdown-menu';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useIskra } from '../../theme/IskraContext';
import { color, radius, size, space } from '../../theme/tokenRefs';
import type { MessageChoices } from './MessageSlots';

/** One of several in a row of a menu: Left and Right go along it, Up and Down leave it for the lines. */
export function ChoiceRow({ choices }: { choices: MessageChoices }) {
  const { label, options, chosen, onChoose } = choices;
  const isRtl = useIskra().dir === 'rtl';
  return (
    <Row
      aria-label={label}
      value={chosen ?? ''}
      onValueChange={(value) => onChoose(value === chosen ? undefined : value)}
      onKeyDownCapture={(event) => move(event, isRtl)}
    >
      {options.map(({ value, text, icon }) => (
        <Radix.RadioItem key={value} value={value} aria-label={text} title={text} textValue={text}>
          {icon}
        </Radix.RadioItem>
      ))}
    </Row>
  );
}

/** Before the menu moves, to which a row is a column. */
function move(event: KeyboardEvent<HTMLElement>, isRtl: boolean): void {
  const next = nextOf(event.currentTarget, event.key, isRtl);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

/** Null at the ends of the row, undefined for a key that is not its own. */
function nextOf(row: HTMLElement, key: string, isRtl: boolean): HTMLElement | null | undefined {
  const lines = row.parentElement?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [];
  if (key === 'ArrowDown') return lines[0] ?? null;
  if (key === 'ArrowUp') return lines[lines.length - 1] ?? null;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return undefined;
  const options = Array.from(row.querySelectorAll<HTMLElement>('[role="menuitemradio"]'));
  const at = options.findIndex((option) => option === document.activeElement);
  return options[at + (isRtl ? -step : step)] ?? null;
}

const Row = styled(Radix.RadioGroup)`
  display: flex;
  flex-wrap: wrap;
  padding-block-end: ${space(1)};
  margin-block-end: ${space(1)};
  border-block-end: 1px solid ${color('border-subtle')};

  > * {
    display: grid;
    place-items: center;
    flex: 1 0 ${size('control-md')};
    min-block-size: ${size('control-md')};
    border-radius: ${radius('sm')};
    outline: none;
    font-size: 1.5rem;
    line-height: 1;
    cursor: pointer;
    -webkit-user-select: none;
  }

  > [aria-checked='true'] {
    background: ${color('accent-soft')};
    box-shadow: inset 0 0 0 2px ${color('accent-solid')};
  }

  > [data-highlighted] {
    background: ${color('surface-hover')};
  }

  > [data-highlighted]:focus-visible {
    box-shadow: inset 0 0 0 2px ${color('focus')};
  }

  @media (forced-colors: active) {
    > [data-highlighted] {
      outline: 2px solid Highlight;
    }

    > [aria-checked='true'] {
      outline: 2px solid;
    }
  }
`;
