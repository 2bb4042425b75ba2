import { useState } from 'react';
import Picker from 'react-mobile-picker';
import type { Contender } from '../../Contender';
import { pickerColumns } from '../../pickerColumns';
import { renderPeer } from '../renderPeer';

function Wheels() {
  const [values, setValues] = useState({ day: '10', month: 'мая', year: '2000' });
  return (
    <Picker value={values} onChange={setValues} height={240} itemHeight={48}>
      {pickerColumns.map(({ id, labels }) => (
        <Picker.Column key={id} name={id}>
          {labels.map((label) => (
            <Picker.Item key={label} value={label}>
              {({ selected }) => <div style={{ color: selected ? '#111' : '#777' }}>{label}</div>}
            </Picker.Item>
          ))}
        </Picker.Column>
      ))}
    </Picker>
  );
}

/** react-mobile-picker with its render props. */
export const contender: Contender = { mount: (root) => renderPeer(root, <Wheels />) };
