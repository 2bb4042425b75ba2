import { useGiveUp } from '@iskra/ui/hooks';
import { OnItsWay } from './OnItsWay';

/** Stands in for what is to open over the screen; Escape or a press anywhere gives it up. */
export function PartLoading({ onGiveUp }: { onGiveUp: () => void }) {
  useGiveUp(onGiveUp);
  return <OnItsWay />;
}
