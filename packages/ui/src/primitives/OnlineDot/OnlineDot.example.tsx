import { OnlineDot, Stack, Text } from '@iskra/ui';

export function AnnaOnline() {
  return (
    <Stack direction="row" gap={2} align="center">
      <Text>Anna</Text>
      <OnlineDot online />
    </Stack>
  );
}
