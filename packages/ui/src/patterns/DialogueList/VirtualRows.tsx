import type { ReactNode } from 'react';
import { Virtualizer } from 'virtua';
import { VirtualFrame } from './DialogueList.styles';
import type { DialogueItem } from './DialogueListProps';

const rowHeight = 80;

interface VirtualRowsProps {
  items: readonly DialogueItem[];
  renderRow: (item: DialogueItem) => ReactNode;
}

/** Only the rows in view, for the rare member with very many conversations. */
export function VirtualRows({ items, renderRow }: VirtualRowsProps) {
  return (
    <VirtualFrame>
      <Virtualizer as="ul" item="li" itemSize={rowHeight}>
        {items.map((item) => (
          <div key={item.id}>{renderRow(item)}</div>
        ))}
      </Virtualizer>
    </VirtualFrame>
  );
}
