import { Surface, Text } from '@iskra/ui';

export function LikesLeft() {
  return (
    <Surface level="raised" shadow="sm" radius="lg" padding={6}>
      <Text as="p">37 likes are left today</Text>
    </Surface>
  );
}
