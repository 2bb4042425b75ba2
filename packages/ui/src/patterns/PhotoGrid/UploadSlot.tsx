import { CircleAlert, RotateCw, X } from '../../icons/icons';
import { IconButton } from '../../primitives/IconButton';
import { Spinner } from '../../primitives/Spinner';
import type { PhotoRules } from './checkPhoto';
import type { PhotoGridLabels } from './photoGrid.labels';
import { Picture, Veil, VeilActions } from './PhotoGrid.styles';
import type { PhotoUpload } from './PhotoGridProps';
import { ProgressRing } from './ProgressRing';

interface UploadSlotProps {
  upload: PhotoUpload;
  rules: PhotoRules;
  labels: PhotoGridLabels;
  onRetry?: ((id: number) => void) | undefined;
  onCancel?: ((id: number) => void) | undefined;
  onDismiss?: ((id: number) => void) | undefined;
}

// [PRO-02]
/** The slot of a file that is no photo yet: where it stands, or why it failed and what can be done. */
export function UploadSlot(props: UploadSlotProps) {
  const { upload } = props;
  const hasEnded = upload.state === 'failed' || upload.state === 'cancelled';
  return (
    <li data-ended={hasEnded || undefined}>
      {upload.preview && <Picture src={upload.preview} alt="" draggable={false} />}
      {hasEnded ? <Ended {...props} /> : <UnderWay {...props} />}
    </li>
  );
}

function UnderWay({ upload, labels, onCancel }: UploadSlotProps) {
  return (
    <Veil data-state={upload.state} role="group" aria-label={upload.name}>
      <Progress upload={upload} labels={labels} />
      {onCancel && upload.state !== 'done' && (
        <VeilActions data-corner>
          <IconButton variant="glass" label={labels.cancel(upload.name)} onClick={() => onCancel(upload.id)}>
            <X />
          </IconButton>
        </VeilActions>
      )}
    </Veil>
  );
}

function Progress({ upload, labels }: Pick<UploadSlotProps, 'upload' | 'labels'>) {
  const { state, name, isOffline, percent = 0 } = upload;
  if (state === 'queued') return <span>{isOffline ? labels.waiting : labels.queued}</span>;
  if (state === 'uploading') return <ProgressRing label={labels.uploading(name)} percent={percent} />;
  return (
    <>
      <Spinner size={32} decorative />
      <span>{state === 'preparing' ? labels.preparing : labels.processing}</span>
    </>
  );
}

function Ended({ upload, rules, labels, onRetry, onDismiss }: UploadSlotProps) {
  const { id, name, state, problem, canRetry = problem === undefined } = upload;
  const isFailed = state === 'failed';
  return (
    <Veil data-state={state} role="group" aria-label={name}>
      <span role={isFailed ? 'alert' : undefined}>
        {isFailed && <CircleAlert aria-hidden />}
        <span>{isFailed ? reasonOf(upload, rules, labels) : labels.cancelled}</span>
      </span>
      <VeilActions>
        {canRetry && onRetry && (
          <IconButton variant="glass" label={labels.retry} onClick={() => onRetry(id)}>
            <RotateCw />
          </IconButton>
        )}
        {onDismiss && (
          <IconButton variant="glass" label={labels.dismiss} onClick={() => onDismiss(id)}>
            <X />
          </IconButton>
        )}
      </VeilActions>
    </Veil>
  );
}

function reasonOf({ problem, reason }: PhotoUpload, rules: PhotoRules, labels: PhotoGridLabels): string {
  switch (problem) {
    case 'type':
      return labels.wrongType;
    case 'size':
      return labels.tooLarge(Math.floor(rules.maxBytes / 2 ** 20));
    case 'small':
      return labels.tooSmall(rules.minSidePx ?? 0);
    case undefined:
      return reason || labels.failed;
    default:
      return labels[problem];
  }
}
