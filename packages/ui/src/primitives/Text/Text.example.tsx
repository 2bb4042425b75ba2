import { Stack, Text } from '@iskra/ui';

export function Greeting() {
  return (
    <Stack gap={2}>
      <Text as="h1" variant="title">
        People nearby
      </Text>
      <Text as="p" tone="secondary">
        48 people by your filters
      </Text>
    </Stack>
  );
}
