import { Select } from '@iskra/ui';
import { useState } from 'react';

const answers = [
  { value: 'single', label: 'Single' },
  { value: 'open', label: 'In an open relationship' },
];

export function Relationship() {
  const [answer, setAnswer] = useState('');
  return (
    <Select
      label="Relationship"
      placeholder="Not specified"
      options={answers}
      value={answer}
      onValueChange={setAnswer}
    />
  );
}
