import { CloudOff } from '../../icons/icons';
import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { useLabels } from '../../theme/useLabels';
import { EmptyState, type EmptyStateProps } from '../EmptyState';
import { errorStateLabels } from './errorState.labels';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'title' | 'action'> {
  /** What went wrong. @default 'Could not load this' in the provider's language */
  title?: ReactNode;
  /** The way on; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A new try is under way. @default false */
  busy?: boolean | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof errorStateLabels)['en']> | undefined;
}

/** Something that could not be shown, announced at once, and a button to try again. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(props, ref) {
  const { title, onRetry, busy, labels: overrides, icon = <CloudOff />, ...elementProps } = props;
  const labels = useLabels(errorStateLabels, overrides);
  const retry = onRetry ? (
    <Button variant="secondary" busy={busy} onClick={onRetry}>
      {labels.retry}
    </Button>
  ) : null;
  return (
    <EmptyState
      ref={ref}
      role="alert"
      icon={icon}
      title={title ?? labels.title}
      action={retry}
      {...elementProps}
    />
  );
});
