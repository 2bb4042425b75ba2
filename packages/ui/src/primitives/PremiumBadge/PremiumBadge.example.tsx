import { PremiumBadge, Stack, Text } from '@iskra/ui';

export function PremiumMember() {
  return (
    <Stack direction="row" gap={2} align="center">
      <Text strong>Artyom, 31</Text>
      <PremiumBadge iconOnly />
    </Stack>
  );
}
