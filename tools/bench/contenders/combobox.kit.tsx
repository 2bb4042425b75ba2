import { Combobox } from '@iskra/ui/Combobox';
import { useState } from 'react';
import type { Contender } from '../Contender';
import { renderKit } from '../renderKit';
import { towns } from '../towns';

const items = towns.map((label) => ({ id: label, label }));

function City() {
  const [value, setValue] = useState<string | null>(null);
  return <Combobox label="Город" items={items} value={value} onValueChange={setValue} />;
}

/** Eleven hundred towns in the kit's combobox. */
export const contender: Contender = { mount: (root) => renderKit(root, <City />) };
