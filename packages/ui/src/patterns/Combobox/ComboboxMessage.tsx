import { Button } from '../../primitives/Button/Button';
import { Spinner } from '../../primitives/Spinner/Spinner';
import type { ComboboxLabels } from './combobox.labels';

interface ComboboxMessageProps {
  labels: ComboboxLabels;
  onRetry?: (() => void) | undefined;
}

/** The list is on its way, or could not be had. */
export function ComboboxMessage({ labels, onRetry }: ComboboxMessageProps) {
  if (!onRetry)
    return (
      <div data-part="message">
        <Spinner label={labels.loading} /> {labels.loading}
      </div>
    );
  return (
    <div data-part="message" role="alert">
      {labels.failed}
      <Button size="sm" variant="secondary" tabIndex={-1} onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  );
}
