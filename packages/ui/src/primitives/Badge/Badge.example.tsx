import { Badge } from '@iskra/ui';

export function NewLikes() {
  return <Badge count={14} label="14 new likes" />;
}
