import { Button, EmptyState } from '@iskra/ui';
import { useText } from '../i18n';
import { layoutMessages } from './messages';
import { Centre } from './ScreenLoading';

/** Stands in for a screen that could not be drawn. */
export function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <Centre role="alert">
      <EmptyState
        title={t(layoutMessages.failedTitle)}
        text={t(layoutMessages.failedText)}
        action={<Button onClick={onRetry}>{t(layoutMessages.reload)}</Button>}
      />
    </Centre>
  );
}
