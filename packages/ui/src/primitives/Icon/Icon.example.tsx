import { Icon, Stack, Text } from '@iskra/ui';
import { MapPin } from '@iskra/ui/icons';

export function Place() {
  return (
    <Stack direction="row" gap={2} align="center">
      <Icon icon={MapPin} size={20} />
      <Text>Moscow</Text>
    </Stack>
  );
}
