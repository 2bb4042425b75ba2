import { Button, EmptyState } from '@iskra/ui';
import { useText } from '../i18n';
import type { FailedProps } from './deferred';
import { layoutMessages } from './messages';
import { Centre } from './ScreenLoading';
import { useRetry } from './useRetry';

/** Stands in for a screen that could not be drawn. */
export function ScreenFailed({ again }: Partial<FailedProps>) {
  const t = useText();
  const { isBusy, isLost, retry } = useRetry(again);
  return (
    <Centre role="alert">
      <EmptyState
        title={t(layoutMessages.failedTitle)}
        text={t(isLost ? layoutMessages.lost : layoutMessages.failedText)}
        action={
          <Button busy={isBusy} onClick={retry}>
            {t(layoutMessages.retry)}
          </Button>
        }
      />
    </Centre>
  );
}
