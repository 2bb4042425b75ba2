import { Announcement } from '../../announcer/Announcement';
import { Check } from '../../icons/icons';
import { useRef, useState, type UIEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { later } from '../../primitives/Later/later';
import type { ComboboxLabels } from './combobox.labels';
import type { ComboboxField } from './ComboboxField';
import { type ComboboxItem, matchedLength } from './createMatcher';
import { drawnOptions, firstDrawn, optionHeight, optionRem, scrollToShow } from './rowWindow';

const ComboboxMessage = later(async () => (await import('./ComboboxMessage')).ComboboxMessage);

interface ComboboxListProps {
  label: string;
  field: ComboboxField;
  value: string | null;
  onRetry?: (() => void) | undefined;
  side: 'top' | 'bottom';
  presentation: 'popover' | 'fullscreen';
  labels: ComboboxLabels;
}

/** The options, or why there are none; `listStyles` of what stands around give them their look. */
export function ComboboxList(props: ComboboxListProps) {
  const { field, onRetry, labels } = props;
  const { items, isGuess, isLoading } = field;
  const count = items.length;
  const state = isLoading ? 'loading' : onRetry ? 'error' : count === 0 ? 'empty' : 'ready';
  return (
    <div
      data-part="popup"
      data-side={props.side}
      data-presentation={props.presentation}
      data-state={state}
      onMouseDown={(event) => event.preventDefault()}
    >
      {(state === 'loading' || state === 'error') && (
        <ComboboxMessage
          fallback={<div data-part="message">{isLoading ? labels.loading : labels.failed}</div>}
          labels={labels}
          onRetry={isLoading ? undefined : onRetry}
        />
      )}
      {state === 'empty' && (
        <div data-part="message">
          {labels.nothing}
          <Announcement atOnce text={labels.nothing} />
        </div>
      )}
      {state === 'ready' && isGuess && <small>{labels.maybe}</small>}
      {state === 'ready' && <Options {...props} />}
    </div>
  );
}

/** However many options there are, thirteen are drawn. */
function Options({ label, value, field }: ComboboxListProps) {
  const { items, query, active } = field;
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(() => firstDrawn(active, items.length, 1));
  const from = Math.max(0, Math.min(first, items.length - drawnOptions));

  useIsomorphicLayoutEffect(() => {
    const element = box.current;
    // While all is drawn from the first one on, nothing has to be measured.
    if (!element || active < 0 || (first === 0 && active < 3)) return;
    const height = optionHeight();
    element.scrollTop = scrollToShow(active, element.scrollTop, element.clientHeight, height);
    setFirst(firstDrawn(element.scrollTop, items.length, height));
  }, [active, items]);
  const handleScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const next = firstDrawn(currentTarget.scrollTop, items.length, optionHeight());
    if (next !== first) flushSync(() => setFirst(next));
  };
  return (
    <div ref={box} {...field.listProps} aria-label={label} onScroll={handleScroll}>
      <div role="presentation" style={{ blockSize: `${items.length * optionRem}rem` }}>
        {items.slice(from, from + drawnOptions).map((item, at) => (
          <div
            key={item.id}
            {...field.optionProps(from + at)}
            style={{ insetBlockStart: `${(from + at) * optionRem}rem` }}
          >
            <OptionLabel item={item} query={query} />
            {item.detail && <small>{item.detail}</small>}
            {item.id === value && <Check size={20} />}
          </div>
        ))}
      </div>
    </div>
  );
}

function OptionLabel({ item, query }: { item: ComboboxItem; query: string }) {
  const length = matchedLength(item.label, query);
  return (
    <span dir="auto" translate="no">
      {length > 0 && <mark>{item.label.slice(0, length)}</mark>}
      {item.label.slice(length)}
    </span>
  );
}
