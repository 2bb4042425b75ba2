import type { Locale } from '../../theme/IskraContext';
import { lengthLimitLabels } from './lengthLimit.labels';

interface LengthLimitProps {
  length: number;
  maxLength: number;
  /** It was tried to send more. */
  isExplained: boolean;
  locale: Locale;
  /** What the caller replaced. */
  labels: object;
}

/** The counter near the limit, and what is wrong beyond it. */
export function LengthLimit({ length, maxLength, isExplained, locale, labels }: LengthLimitProps) {
  const { overLimit } = { ...lengthLimitLabels[locale], ...labels };
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
