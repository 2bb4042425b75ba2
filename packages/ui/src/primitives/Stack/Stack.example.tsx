import { Button, Stack } from '@iskra/ui';

export function FormButtons() {
  return (
    <Stack direction="responsive" gap={3} justify="end">
      <Button variant="secondary">Cancel</Button>
      <Button type="submit">Save</Button>
    </Stack>
  );
}
