import { useLabels } from '../../theme/useLabels';
import type { ChatRoomLabels } from './chatRoom.labels';
import { lengthLimitLabels } from './lengthLimit.labels';

interface LengthLimitProps {
  length: number;
  maxLength: number;
  /** It was tried to send more. */
  isExplained: boolean;
  labels: Partial<ChatRoomLabels> | undefined;
}

/** The counter near the limit, and what is wrong beyond it. */
export function LengthLimit({ length, maxLength, isExplained, labels }: LengthLimitProps) {
  const { overLimit } = useLabels(lengthLimitLabels, labels);
  const extra = length - maxLength;
  return (
    <>
      {isExplained && <span role="alert">{overLimit(extra)}</span>}
      <span data-part="counter" data-over={extra > 0 || undefined}>
        {length}/{maxLength}
      </span>
    </>
  );
}
