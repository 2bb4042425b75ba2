import { Button } from '../../primitives/Button';
import type { PhotoGridLabels } from './photoGrid.labels';
import { UndoCard } from './PhotoGrid.styles';

interface DuplicateQuestionProps {
  count: number;
  labels: PhotoGridLabels;
  onAnswer: (isWanted: boolean) => void;
}

// [B2.3]
/** One question about all files that are there already. */
export function DuplicateQuestion({ count, labels, onAnswer }: DuplicateQuestionProps) {
  return (
    <UndoCard role="group" aria-label={labels.duplicates(count)}>
      <span role="alert">{labels.duplicates(count)}</span>
      <Button variant="text" onClick={() => onAnswer(true)}>
        {labels.addAnyway}
      </Button>
      <Button variant="text" onClick={() => onAnswer(false)}>
        {labels.leaveOut}
      </Button>
    </UndoCard>
  );
}
