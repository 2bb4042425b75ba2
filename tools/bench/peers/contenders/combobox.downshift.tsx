import { useCombobox } from 'downshift';
import { useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { Contender } from '../../Contender';
import { towns } from '../../towns';
import { comboStyles } from '../comboStyles';
import { renderPeer } from '../renderPeer';
import { startingWith } from '../startingWith';

function City() {
  const [items, setItems] = useState(towns);
  const scroller = useRef<HTMLDivElement>(null);
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    onInputValueChange: ({ inputValue }) => setItems(startingWith(inputValue)),
  });
  return (
    <div className="field">
      <style>{comboStyles}</style>
      <label {...getLabelProps()}>Город</label>
      <input {...getInputProps()} />
      <div className="list" {...getMenuProps({ ref: scroller, hidden: !isOpen })}>
        {isOpen && (
          <Virtualizer scrollRef={scroller} data={items} itemSize={48}>
            {(town, index) => (
              <div
                key={town}
                data-at={highlightedIndex === index ? '' : undefined}
                {...getItemProps({
                  item: town,
                  index,
                  'aria-setsize': items.length,
                  'aria-posinset': index + 1,
                })}
              >
                {town}
              </div>
            )}
          </Virtualizer>
        )}
      </div>
    </div>
  );
}

/** downshift's hook; its docs leave drawing part of a long list to a virtual list, here virtua. */
export const contender: Contender = { mount: (root) => renderPeer(root, <City />) };
