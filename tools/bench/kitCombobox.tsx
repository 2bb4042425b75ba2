import { Combobox } from '@iskra/ui/Combobox';
import { useState } from 'react';
import type { Contender } from './Contender';
import { renderKit } from './renderKit';
import { towns } from './towns';

const items = towns.map((label) => ({ id: label, label }));

/** Eleven hundred towns in the kit's combobox. */
export function kitCombobox(presentation: 'popover' | 'fullscreen'): Contender {
  function City() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <Combobox
        label="Город"
        items={items}
        value={value}
        onValueChange={setValue}
        presentation={presentation}
      />
    );
  }
  return { mount: (root) => renderKit(root, <City />) };
}
