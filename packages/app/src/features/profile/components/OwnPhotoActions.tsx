import { Button } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { profileMessages as messages } from '../messages';
import { usePhotos } from '../usePhotos';

export interface OwnPhotoActionsProps {
  /** Whether the deletion is asked about: it cannot be taken back. */
  isDeleting: boolean;
  /** Not confirmed. */
  onKeep: () => void;
  /** Confirmed. */
  onDelete: () => void;
}

/** The question before a deletion, and what did not go through. */
export const OwnPhotoActions = observer(function OwnPhotoActions(props: OwnPhotoActionsProps) {
  const { isDeleting, onKeep, onDelete } = props;
  const photos = usePhotos();
  const t = useText();
  const isOnly = photos.photos.length === 1;
  return (
    <>
      {photos.changing.isFailed && <span role="alert">{t(messages.changeFailed)}</span>}
      {isDeleting && (
        <>
          <span>{t(isOnly ? messages.confirmRemoveLast : messages.confirmRemove)}</span>
          <Button variant="secondary" autoFocus onClick={onKeep}>
            {t(messages.keep)}
          </Button>
          <Button variant="dangerSolid" busy={photos.changing.isLoading} onClick={onDelete}>
            {t(messages.confirm)}
          </Button>
        </>
      )}
    </>
  );
});
