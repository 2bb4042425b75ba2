import { Button, TextField } from '@iskra/ui';
import { StepDialog } from '@iskra/ui/StepDialog';
import { useState } from 'react';

export function Introduction() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Begin</Button>
      <StepDialog
        open={isOpen}
        onOpenChange={setOpen}
        onFinish={() => setOpen(false)}
        onClosed={() => setName('')}
        steps={[
          {
            id: 'name',
            title: 'What is your name?',
            canNext: name.trim() !== '',
            whyNot: 'Enter a name',
            render: () => <TextField label="Name" value={name} onValueChange={setName} />,
          },
          { id: 'check', title: 'Is this right?', nextLabel: 'Done', render: () => <p>{name}</p> },
        ]}
      />
    </>
  );
}
