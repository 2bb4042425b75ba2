import { Avatar } from '@iskra/ui';

export function Portrait() {
  return <Avatar src="/photos/anna.webp" name="Anna" size={56} online />;
}
