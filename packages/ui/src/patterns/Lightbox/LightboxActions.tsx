import type { ReactNode } from 'react';
import { Flag, Star, Trash2 } from '../../icons/icons';
import { Button } from '../../primitives/Button';
import type { LightboxLabels } from './lightbox.labels';
import { Actions } from './Lightbox.styles';

interface LightboxActionsProps {
  labels: LightboxLabels;
  onSetMain: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onReport: (() => void) | undefined;
  children: ReactNode;
}

/** What can be done with the photo shown; each has its key in its name for screen readers. */
export function LightboxActions({ labels, onSetMain, onRemove, onReport, children }: LightboxActionsProps) {
  return (
    <Actions>
      {onSetMain && (
        <Button variant="secondary" iconStart={<Star />} aria-keyshortcuts="M" onClick={onSetMain}>
          {labels.setMain}
        </Button>
      )}
      {onRemove && (
        <Button variant="secondary" iconStart={<Trash2 />} aria-keyshortcuts="Delete" onClick={onRemove}>
          {labels.remove}
        </Button>
      )}
      {onReport && (
        <Button variant="secondary" iconStart={<Flag />} onClick={onReport}>
          {labels.report}
        </Button>
      )}
      {children}
    </Actions>
  );
}
