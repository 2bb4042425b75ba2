import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../../icons/icons';
import { IconButton } from '../../primitives/IconButton';
import type { LightboxLabels } from './lightbox.labels';
import { Arrow } from './Lightbox.styles';

interface LightboxArrowsProps {
  index: number;
  count: number;
  labels: LightboxLabels;
  onTurn: (delta: 1 | -1) => void;
}

/** To the previous and the next photo; off at the ends. */
export function LightboxArrows({ index, count, labels, onTurn }: LightboxArrowsProps) {
  return (
    <>
      <Arrow data-side="previous">
        <Turn label={labels.previous} isEnd={index === 0} onTurn={() => onTurn(-1)}>
          <ChevronLeft />
        </Turn>
      </Arrow>
      <Arrow data-side="next">
        <Turn label={labels.next} isEnd={index === count - 1} onTurn={() => onTurn(1)}>
          <ChevronRight />
        </Turn>
      </Arrow>
    </>
  );
}

interface TurnProps {
  label: string;
  isEnd: boolean;
  onTurn: () => void;
  children: ReactNode;
}

function Turn({ label, isEnd, onTurn, children }: TurnProps) {
  // Not `disabled`: the button would lose the focus, and with it the keys.
  return (
    <IconButton
      variant="glass"
      size={48}
      label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onTurn}
    >
      {children}
    </IconButton>
  );
}
