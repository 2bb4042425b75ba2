import { WheelPicker, WheelPickerWrapper } from '@ncdai/react-wheel-picker';
import '@ncdai/react-wheel-picker/style.css';
import { useState } from 'react';
import type { Contender } from '../../Contender';
import { pickerColumns } from '../../pickerColumns';
import { renderPeer } from '../renderPeer';

const columns = pickerColumns.map(({ id, labels }) => ({
  id,
  options: labels.map((label) => ({ value: label, label })),
}));

function Wheels() {
  const [values, setValues] = useState<Record<string, string>>({ day: '10', month: 'мая', year: '2000' });
  return (
    <WheelPickerWrapper>
      {columns.map(({ id, options }) => (
        <WheelPicker
          key={id}
          options={options}
          value={values[id] ?? ''}
          onValueChange={(value) => setValues((before) => ({ ...before, [id]: value }))}
          optionItemHeight={48}
          visibleCount={12}
        />
      ))}
    </WheelPickerWrapper>
  );
}

/** @ncdai/react-wheel-picker with twelve rows around the wheel. */
export const contender: Contender = { mount: (root) => renderPeer(root, <Wheels />) };
