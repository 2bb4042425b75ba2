import { Combobox } from '@iskra/ui/Combobox';
import { useState } from 'react';

const cities = [
  { id: 'moscow', label: 'Moscow', rank: 0 },
  { id: 'kazan', label: 'Kazan', detail: 'Tatarstan', rank: 1 },
  { id: 'kaluga', label: 'Kaluga', detail: 'Kaluga Oblast', keywords: ['Калуга'] },
];

export function City() {
  const [city, setCity] = useState<string | null>('moscow');
  return (
    <Combobox
      label="City"
      placeholder="Begin to type"
      items={cities}
      value={city}
      onValueChange={setCity}
      clearable
    />
  );
}
