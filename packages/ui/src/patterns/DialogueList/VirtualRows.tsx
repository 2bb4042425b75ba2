import type { ReactNode, RefObject } from 'react';
import { Virtualizer } from 'virtua';
import type { DialogueItem } from './DialogueListProps';

const rowHeight = 80;

interface VirtualRowsProps {
  items: readonly DialogueItem[];
  renderRow: (item: DialogueItem) => ReactNode;
  /** What scrolls around the rows. */
  scroller: RefObject<HTMLElement | null>;
  /** Index of a row that is there even out of view: the one that Tab reaches. */
  drawnAlways: number;
}

/** Only the rows in view, for the rare member with very many conversations. */
export function VirtualRows({ items, renderRow, scroller, drawnAlways }: VirtualRowsProps) {
  return (
    <div data-part="virtual">
      <Virtualizer
        as="ul"
        item="li"
        itemSize={rowHeight}
        scrollRef={scroller}
        data={items}
        keepMounted={[drawnAlways]}
      >
        {(item: DialogueItem) => <div key={item.id}>{renderRow(item)}</div>}
      </Virtualizer>
    </div>
  );
}
