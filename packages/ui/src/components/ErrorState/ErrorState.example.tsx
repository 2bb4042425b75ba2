import { ErrorState } from '@iskra/ui';

export function PeopleFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="The people did not load"
      text="Check the connection and try again."
      onRetry={onRetry}
    />
  );
}
