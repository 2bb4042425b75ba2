import { limits, photoPath } from '@iskra/api-contract';
import { IconButton, Spinner } from '@iskra/ui';
import { ImagePlus, Star, Trash2, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useStores } from '../../../app/StoresContext';
import { useText } from '../../../shared/i18n';
import { profileMessages as messages } from '../messages';
import type { Upload } from '../model/PhotosStore';
import { AddButton, CellActions, MainTag, Note, Slots, Veil } from './OwnPhotos.styles';

/** Six slots; several pictures may be chosen or dropped at once [PRO-01, PRO-02, PRO-04]. */
export const OwnPhotos = observer(function OwnPhotos() {
  const { photos, session } = useStores();
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { all_images, main_image } = session.images;
  const ordered = Object.entries(all_images).sort(
    ([, a], [, b]) => Number(b === main_image) - Number(a === main_image),
  );
  const empty = Array.from(
    { length: photos.freeSlots },
    (_, index) => limits.photoSlots - photos.freeSlots + index + 1,
  );

  return (
    <div>
      <Slots
        aria-label={t(messages.photos)}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void photos.add([...event.dataTransfer.files]);
        }}
      >
        {ordered.map(([key, path], index) => (
          <li key={key}>
            <img
              src={photoPath(path, index === 0 ? 'lg' : 'md')}
              alt={t(messages.photo, { index: index + 1, total: ordered.length })}
            />
            {path === main_image && (
              <MainTag>
                <Star size={16} fill="currentColor" aria-hidden="true" />
                {t(messages.main)}
              </MainTag>
            )}
            <CellActions>
              {path !== main_image && (
                <IconButton
                  variant="glass"
                  label={t(messages.setMain)}
                  onClick={() => void photos.setMain(key)}
                >
                  <Star size={20} strokeWidth={1.75} />
                </IconButton>
              )}
              <IconButton variant="glass" label={t(messages.remove)} onClick={() => void photos.remove(key)}>
                <Trash2 size={20} strokeWidth={1.75} />
              </IconButton>
            </CellActions>
          </li>
        ))}
        {photos.uploads.map((upload) => (
          <UploadCell key={upload.id} upload={upload} onDismiss={() => photos.dismiss(upload.id)} />
        ))}
        {empty.map((slot) => (
          <li key={`slot-${slot}`}>
            <AddButton
              type="button"
              aria-label={t(messages.addSlot, { slot, total: limits.photoSlots })}
              onClick={() => input.current?.click()}
            >
              <ImagePlus size={24} strokeWidth={1.75} aria-hidden="true" />
              {t(messages.add)}
            </AddButton>
          </li>
        ))}
      </Slots>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          void photos.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {photos.leftOut > 0 && <Note role="alert">{t(messages.leftOut, { count: photos.leftOut })}</Note>}
    </div>
  );
});

function UploadCell({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  const t = useText();
  const { error, name, preview } = upload;
  return (
    <li>
      <img src={preview} alt="" />
      <Veil role={error ? 'alert' : undefined}>
        {error ? (
          <>
            <span>{error.kind === 'offline' ? t(messages.offline) : error.message}</span>
            <IconButton variant="glass" label={t(messages.dismiss)} onClick={onDismiss}>
              <X size={20} strokeWidth={1.75} />
            </IconButton>
          </>
        ) : (
          <Spinner size={32} label={t(messages.uploading, { name })} />
        )}
      </Veil>
    </li>
  );
}
