import { RadioCards } from '@iskra/ui';
import { useState } from 'react';

const terms = [
  { value: '7', label: '7 days, 500 rubles', content: '7 days, 500 ₽' },
  { value: '30', label: '30 days, 1400 rubles', content: '30 days, 1400 ₽' },
];

export function Term() {
  const [term, setTerm] = useState('7');
  return <RadioCards label="Term" tone="premium" options={terms} value={term} onValueChange={setTerm} />;
}
