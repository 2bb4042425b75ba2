import { Button } from '@iskra/ui';
import { Heart } from '@iskra/ui/icons';

export function LikeButton({ onLike }: { onLike: () => void }) {
  return (
    <Button variant="primary" iconStart={<Heart />} onClick={onLike}>
      Like
    </Button>
  );
}
