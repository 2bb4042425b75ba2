import { useState } from 'react';
import {
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import type { Contender } from '../../Contender';
import { towns } from '../../towns';
import { comboStyles } from '../comboStyles';
import { renderPeer } from '../renderPeer';
import { startingWith } from '../startingWith';

const named = (names: string[]) => names.map((name) => ({ id: name, name }));

function City() {
  const [items, setItems] = useState(() => named(towns));
  return (
    <ComboBox className="field" items={items} onInputChange={(typed) => setItems(named(startingWith(typed)))}>
      <style>{comboStyles}</style>
      <Label>Город</Label>
      <Input />
      <Popover style={{ inlineSize: 'var(--trigger-width)' }}>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 48 }}>
          <ListBox className="list" style={{ display: 'block', blockSize: 320 }}>
            {({ name }: { name: string }) => <ListBoxItem textValue={name}>{name}</ListBoxItem>}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  );
}

/** React Aria's combobox with its own virtual list. */
export const contender: Contender = { mount: (root) => renderPeer(root, <City />) };
