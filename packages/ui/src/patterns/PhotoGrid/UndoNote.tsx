import { useEffect } from 'react';
import { Undo2 } from '../../icons/icons';
import { Button } from '../../primitives/Button';
import { UndoCard } from './PhotoGrid.styles';
import { useUndoTime } from './useUndoTime';

interface UndoNoteProps {
  /** What was done. */
  text: string;
  /** The words of the way back. */
  undo: string;
  /** Tells screen readers; nothing when somebody else does. */
  say?: ((text: string) => void) | undefined;
  onUndo: () => void;
  /** Five seconds went by. */
  onEnd: () => void;
}

/** What was just done, for five seconds with a way back. */
export function UndoNote({ text, undo, say, onUndo, onEnd }: UndoNoteProps) {
  useEffect(() => say?.(text), [say, text]);
  return (
    <UndoCard role="group" aria-label={text} {...useUndoTime(onEnd)}>
      <span>{text}</span>
      <Button variant="text" iconStart={<Undo2 size={18} />} onClick={onUndo}>
        {undo}
      </Button>
    </UndoCard>
  );
}
