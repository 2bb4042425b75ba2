import type { ReactNode, RefObject } from 'react';
import { Virtualizer } from 'virtua';
import { VirtualFrame } from './DialogueList.styles';
import type { DialogueItem } from './DialogueListProps';

const rowHeight = 80;

interface VirtualRowsProps {
  items: readonly DialogueItem[];
  renderRow: (item: DialogueItem) => ReactNode;
  /** What scrolls around the rows. */
  scroller: RefObject<HTMLElement | null>;
}

/** Only the rows in view, for the rare member with very many conversations. */
export function VirtualRows({ items, renderRow, scroller }: VirtualRowsProps) {
  return (
    <VirtualFrame>
      <Virtualizer as="ul" item="li" itemSize={rowHeight} scrollRef={scroller} data={items}>
        {(item: DialogueItem) => <div key={item.id}>{renderRow(item)}</div>}
      </Virtualizer>
    </VirtualFrame>
  );
}
