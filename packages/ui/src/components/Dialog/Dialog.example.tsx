import { Button, TextField } from '@iskra/ui';
import { Dialog } from '@iskra/ui/Dialog';

export function ChangeName() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button variant="secondary">Change the name</Button>
      </Dialog.Trigger>
      <Dialog.Content
        title="Change the name"
        description="Everyone who opens your profile sees it."
        footer={
          <Dialog.Close asChild>
            <Button>Save</Button>
          </Dialog.Close>
        }
      >
        <TextField label="Name" autoComplete="given-name" />
      </Dialog.Content>
    </Dialog.Root>
  );
}
