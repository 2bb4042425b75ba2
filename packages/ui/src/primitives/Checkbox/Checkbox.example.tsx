import { Checkbox } from '@iskra/ui';
import { useState } from 'react';

export function PaymentTerms() {
  const [isAccepted, setAccepted] = useState(false);
  return (
    <Checkbox
      label="I accept the payment rules"
      checked={isAccepted}
      onValueChange={setAccepted}
      error={isAccepted ? undefined : 'Accept the rules to go on'}
    />
  );
}
