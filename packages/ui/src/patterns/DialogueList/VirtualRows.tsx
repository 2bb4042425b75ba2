import type { ReactNode } from 'react';
import type { DialogueItem } from './DialogueListProps';
import { useRowWindow } from './useRowWindow';

interface VirtualRowsProps {
  items: readonly DialogueItem[];
  renderRow: (item: DialogueItem) => ReactNode;
  /** Index of a row that is there even out of view: the one that Tab reaches. */
  drawnAlways: number;
}

/** Only the rows in view, for the rare member with very many conversations. */
export function VirtualRows({ items, renderRow, drawnAlways }: VirtualRowsProps) {
  const { list, from, to } = useRowWindow(items.length);
  const places = placesOf(from, to, drawnAlways);
  return (
    <ul ref={list} data-part="virtual" style={{ blockSize: pitches(items.length) }}>
      {places.map((at, index) => {
        const item = items[at];
        const missing = at - (places[index - 1] ?? -1) - 1;
        return (
          item && (
            <li
              key={item.id}
              aria-setsize={items.length}
              aria-posinset={at + 1}
              style={missing > 0 ? { marginBlockStart: pitches(missing) } : undefined}
            >
              {renderRow(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Places from one to before another, and one more before or after them. */
function placesOf(from: number, to: number, more: number): number[] {
  const places = Array.from({ length: to - from }, (_, offset) => from + offset);
  if (more < from) return [more, ...places];
  return more >= to ? [...places, more] : places;
}

const pitches = (rows: number) => `calc(${rows} * var(--row-pitch))`;
