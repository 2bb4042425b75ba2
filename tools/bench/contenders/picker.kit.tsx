import { ScrollPicker } from '@iskra/ui/ScrollPicker';
import { useState } from 'react';
import type { Contender } from '../Contender';
import { pickerColumns } from '../pickerColumns';
import { renderKit } from '../renderKit';

function Picker() {
  const [values, setValues] = useState<Record<string, string | number>>({ day: 10, month: 5, year: 2000 });
  return (
    <ScrollPicker
      label="Дата рождения"
      columns={pickerColumns.map(({ id, labels, values: all }) => ({
        id,
        label: id,
        value: values[id],
        items: all.map((value, at) => ({ value, label: labels[at] ?? '' })),
      }))}
      onValueChange={(column, value) => setValues((before) => ({ ...before, [column]: value }))}
    />
  );
}

/** Day, month and year on the kit's wheels. */
export const contender: Contender = { mount: (root) => renderKit(root, <Picker />) };
