import { lengthLimitLabels } from './lengthLimit.labels';

interface LengthLimitProps {
  length: number;
  maxLength: number;
  /** It was tried to send more. */
  isExplained: boolean;
  /** What the caller replaced. */
  labels: object;
}

/** The counter near the limit, and what is wrong beyond it. */
export function LengthLimit({ length, maxLength, isExplained, labels }: LengthLimitProps) {
  const { overLimit } = { ...lengthLimitLabels.en, ...labels };
  const extra = length - maxLength;
  return (
    <>
      {isExplained && <span role="alert">{overLimit(extra)}</span>}
      <span data-part="counter" data-over={extra > 0 || undefined}>
        {`${length}/${maxLength}`}
      </span>
    </>
  );
}
