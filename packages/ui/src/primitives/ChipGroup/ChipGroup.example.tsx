import { ChipGroup } from '@iskra/ui';
import { useState } from 'react';

const goals = [
  { value: 'love', label: 'Find love' },
  { value: 'friends', label: 'Friendship' },
  { value: 'talk', label: 'Just talk' },
];

export function Goals() {
  const [chosen, setChosen] = useState<readonly string[]>(['love']);
  return <ChipGroup label="Goals" options={goals} max={2} value={chosen} onValueChange={setChosen} />;
}
