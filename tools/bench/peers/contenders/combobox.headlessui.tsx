import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Field, Label } from '@headlessui/react';
import { useState } from 'react';
import type { Contender } from '../../Contender';
import { towns } from '../../towns';
import { comboStyles } from '../comboStyles';
import { renderPeer } from '../renderPeer';
import { startingWith } from '../startingWith';

function City() {
  const [value, setValue] = useState<string | null>(null);
  const [items, setItems] = useState(towns);
  return (
    <Field className="field">
      <style>{comboStyles}</style>
      <Label>Город</Label>
      <Combobox value={value} onChange={setValue} virtual={{ options: items }}>
        <ComboboxInput onChange={({ target }) => setItems(startingWith(target.value))} />
        <ComboboxOptions
          anchor="bottom start"
          className="list"
          style={{ inlineSize: 'var(--input-width)', blockSize: 320 }}
        >
          {({ option }: { option: string }) => (
            <ComboboxOption value={option} style={{ inlineSize: '100%' }}>
              {option}
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </Combobox>
    </Field>
  );
}

/** Headless UI's combobox with its own virtual list. */
export const contender: Contender = { mount: (root) => renderPeer(root, <City />) };
