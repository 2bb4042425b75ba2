import { RotateCw, X } from '../../icons/icons';
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
  onDismiss?: ((id: number) => void) | undefined;
}

/** The slot of a file that is no photo yet: where it stands, or why it failed and what can be done [PRO-02]. */
export function UploadSlot(props: UploadSlotProps) {
  const { upload, labels } = props;
  return (
    <li>
      {upload.preview && <Picture src={upload.preview} alt="" draggable={false} />}
      {upload.state === 'failed' ? (
        <Failure {...props} />
      ) : (
        <Veil data-state={upload.state}>
          <Progress upload={upload} labels={labels} />
        </Veil>
      )}
    </li>
  );
}

function Progress({ upload, labels }: Pick<UploadSlotProps, 'upload' | 'labels'>) {
  const { state, name, percent = 0 } = upload;
  if (state === 'queued') return labels.queued;
  if (state === 'uploading') return <ProgressRing label={labels.uploading(name)} percent={percent} />;
  return (
    <>
      <Spinner size={32} decorative />
      {labels.processing}
    </>
  );
}

function Failure({ upload, rules, labels, onRetry, onDismiss }: UploadSlotProps) {
  const { id, name, problem } = upload;
  const { canRetry = problem === undefined || problem === 'duplicate' } = upload;
  return (
    <Veil data-state="failed" role="group" aria-label={name}>
      <span role="alert">{reasonOf(upload, rules, labels)}</span>
      <VeilActions>
        {canRetry && onRetry && (
          <IconButton
            variant="glass"
            label={problem === 'duplicate' ? labels.addAnyway : labels.retry}
            onClick={() => onRetry(id)}
          >
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
  if (problem === 'type') return labels.wrongType;
  if (problem === 'size') return labels.tooLarge(Math.floor(rules.maxBytes / 2 ** 20));
  if (problem === 'duplicate') return labels.duplicate;
  return reason || labels.failed;
}
