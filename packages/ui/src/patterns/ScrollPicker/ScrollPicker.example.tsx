import { ScrollPicker } from '@iskra/ui/ScrollPicker';
import { useState } from 'react';

const heights = Array.from({ length: 81 }, (_, index) => ({
  value: 140 + index,
  label: `${140 + index} cm`,
}));

export function Height() {
  const [height, setHeight] = useState<string | number>(172);
  return (
    <ScrollPicker
      label="Height"
      columns={[{ id: 'height', label: 'Height', items: heights, value: height }]}
      onValueChange={(_column, value) => setHeight(value)}
    />
  );
}
