import { Check } from '../../icons/icons';
import { useRef, useState, type UIEvent } from 'react';
import { flushSync } from 'react-dom';
import { Spinner } from '../../primitives/Spinner';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { Heading, ListBox, Message, Popup } from './Combobox.styles';
import type { ComboboxLabels } from './combobox.labels';
import { type ComboboxItem, matchedLength, type MatchResult } from './createMatcher';
import { drawnOptions, firstDrawn, optionHeight, scrollToShow } from './rowWindow';

interface ComboboxListProps {
  listId: string;
  label: string;
  result: MatchResult;
  query: string;
  value: string | null;
  activeIndex: number;
  isLoading: boolean;
  side: 'top' | 'bottom';
  presentation: 'popover' | 'fullscreen';
  labels: ComboboxLabels;
  onChoose: (item: ComboboxItem) => void;
}

/** Id of an option's element. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The options; however many there are, thirteen are drawn. */
export function ComboboxList(props: ComboboxListProps) {
  const { listId, label, result, query, value, activeIndex, labels } = props;
  const { items, isGuess } = result;
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(() => firstDrawn(activeIndex * optionHeight, items.length));
  const from = Math.max(0, Math.min(first, items.length - drawnOptions));

  useIsomorphicLayoutEffect(() => {
    const element = box.current;
    if (!element || activeIndex < 0) return;
    element.scrollTop = scrollToShow(activeIndex, element.scrollTop, element.clientHeight);
    setFirst(firstDrawn(element.scrollTop, items.length));
  }, [activeIndex, items]);
  const handleScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const next = firstDrawn(currentTarget.scrollTop, items.length);
    if (next !== first) flushSync(() => setFirst(next));
  };

  return (
    <Popup
      data-side={props.side}
      data-presentation={props.presentation}
      data-state={props.isLoading ? 'loading' : items.length === 0 ? 'empty' : 'ready'}
      onMouseDown={(event) => event.preventDefault()}
    >
      {props.isLoading && (
        <Message>
          <Spinner label={labels.loading} /> {labels.loading}
        </Message>
      )}
      {!props.isLoading && items.length === 0 && <Message role="status">{labels.nothing}</Message>}
      {!props.isLoading && isGuess && items.length > 0 && <Heading>{labels.maybe}</Heading>}
      {!props.isLoading && items.length > 0 && (
        <ListBox
          ref={box}
          id={listId}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          onScroll={handleScroll}
        >
          <div role="presentation" style={{ blockSize: items.length * optionHeight }}>
            {items.slice(from, from + drawnOptions).map((item, at) => (
              <div
                key={item.id}
                id={optionId(listId, from + at)}
                role="option"
                aria-selected={item.id === value}
                aria-setsize={items.length}
                aria-posinset={from + at + 1}
                data-active={from + at === activeIndex || undefined}
                style={{ insetBlockStart: (from + at) * optionHeight }}
                onClick={() => props.onChoose(item)}
              >
                <OptionLabel item={item} query={query} />
                {item.detail && <small>{item.detail}</small>}
                {item.id === value && <Check size={20} />}
              </div>
            ))}
          </div>
        </ListBox>
      )}
    </Popup>
  );
}

function OptionLabel({ item, query }: { item: ComboboxItem; query: string }) {
  const length = matchedLength(item.label, query);
  return (
    <span dir="auto">
      {length > 0 && <mark>{item.label.slice(0, length)}</mark>}
      {item.label.slice(length)}
    </span>
  );
}
