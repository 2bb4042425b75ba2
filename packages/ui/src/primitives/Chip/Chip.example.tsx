import { Chip } from '@iskra/ui';
import { Coffee } from '@iskra/ui/icons';
import { useState } from 'react';

export function Goal() {
  const [isChosen, setChosen] = useState(false);
  return (
    <Chip icon={<Coffee />} selected={isChosen} onClick={() => setChosen(!isChosen)}>
      Quick meetings
    </Chip>
  );
}
