import type { PhotoGridLabels } from './photoGrid.labels';
import type { PhotoGridProps } from './PhotoGridProps';
import { UndoNote } from './UndoNote';
import type { useMainChange } from './useMainChange';
import type { useRemoval } from './useRemoval';

interface UndoNotesProps extends Pick<PhotoGridProps, 'onSetMain'> {
  removal: ReturnType<typeof useRemoval>;
  mains: ReturnType<typeof useMainChange>;
  /** No photo is left. */
  isLast: boolean;
  labels: PhotoGridLabels;
  say: (text: string) => void;
  /** Something was taken back, and its button is gone. */
  onBack: () => void;
}

// [B2.8, B2.9]
/** The way back after a deletion or another main photo; one at a time, the deletion first. */
export function UndoNotes({ removal, mains, isLast, labels, say, onSetMain, onBack }: UndoNotesProps) {
  if (removal.isPending)
    return (
      <UndoNote
        key={removal.removedId}
        text={isLast ? labels.removedLast : labels.removed}
        undo={labels.undo}
        onEnd={removal.settle}
        onUndo={() => {
          removal.undo();
          say(labels.restored);
          onBack();
        }}
      />
    );
  const { before } = mains;
  if (!onSetMain || before === null) return null;
  return (
    <UndoNote
      key={`main before ${before}`}
      text={labels.mainChanged}
      undo={labels.undo}
      say={say}
      onEnd={mains.forget}
      onUndo={() => {
        mains.goBack();
        onSetMain(before);
        onBack();
      }}
    />
  );
}
