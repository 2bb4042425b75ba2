import { BlurredCard } from '@iskra/ui/BlurredCard';

export function HiddenLike({ onOpen }: { onOpen: () => void }) {
  return <BlurredCard label="A hidden like: find out who it is" seed={7} onClick={onOpen} />;
}
