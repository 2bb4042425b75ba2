import { Button } from '@iskra/ui';
import { Star, Trash2 } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { profileMessages as messages } from '../messages';
import { usePhotos } from '../usePhotos';

export interface OwnPhotoActionsProps {
  photoKey: string;
  /** Whether the deletion is asked about: it cannot be taken back. */
  isDeleting: boolean;
  onDeletingChange: (isDeleting: boolean) => void;
  /** Confirmed. */
  onDelete: () => void;
}

/** What can be done with the photo shown; a deletion asks first. */
export const OwnPhotoActions = observer(function OwnPhotoActions(props: OwnPhotoActionsProps) {
  const { photoKey, isDeleting, onDeletingChange, onDelete } = props;
  const photos = usePhotos();
  const t = useText();
  const isOnly = photos.photos.length === 1;
  return (
    <>
      {photos.hasFailed && <span role="alert">{t(messages.changeFailed)}</span>}
      {isDeleting ? (
        <>
          <span>{t(isOnly ? messages.confirmRemoveLast : messages.confirmRemove)}</span>
          <Button variant="secondary" autoFocus onClick={() => onDeletingChange(false)}>
            {t(messages.keep)}
          </Button>
          <Button variant="dangerSolid" busy={photos.isBusy} onClick={onDelete}>
            {t(messages.confirm)}
          </Button>
        </>
      ) : (
        <>
          {photoKey !== photos.mainKey && (
            <Button
              variant="secondary"
              busy={photos.isBusy}
              iconStart={<Star size={20} />}
              onClick={() => void photos.setMain(photoKey)}
            >
              {t(messages.setMain)}
            </Button>
          )}
          <Button variant="secondary" iconStart={<Trash2 size={20} />} onClick={() => onDeletingChange(true)}>
            {t(messages.remove)}
          </Button>
        </>
      )}
    </>
  );
});
