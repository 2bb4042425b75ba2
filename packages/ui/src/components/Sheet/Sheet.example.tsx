import { Button, Text } from '@iskra/ui';
import { Sheet } from '@iskra/ui/Sheet';
import { useState } from 'react';

export function Rules() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">How it works</Button>}
      title="How it works"
      footer={<Button onClick={() => setOpen(false)}>I see</Button>}
    >
      <Text as="p">When both like each other, either may write.</Text>
    </Sheet>
  );
}
