import { photoPath } from '@iskra/api-contract';
import { color, radius, space, typeStyle } from '@iskra/ui';
import { PhotoGrid } from '@iskra/ui/PhotoGrid';
import { UserRound } from '@iskra/ui/icons';
import { useRef, useState } from 'react';
import { partOver } from '../../../shared/layout';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import type { FocusAfter } from '../../safety';
import { memberMessages as messages } from '../messages';

const Lightbox = partOver(
  async () => (await import('@iskra/ui/Lightbox')).Lightbox,
  ({ index, onClose }) => index !== null && onClose,
);

export interface GalleryProps {
  name: string;
  paths: readonly string[];
  main: string | null;
  /** Reports the member for the photo of that path, and leaves the focus there after; left out on one's own. */
  onReport?: ((path: string, focusAfter: FocusAfter) => void) | undefined;
}

/** The main photo large, the others beside and below it; pressed, a photo fills the window [OTH-01]. */
export function Gallery({ name, paths, main, onReport }: GalleryProps) {
  const t = useText();
  const [opened, setOpened] = useState<number | null>(null);
  /** What opened the photo: the viewer goes with its buttons as the report comes. */
  const opener = useRef<HTMLElement>(null);
  const ordered = [...paths].sort((a, b) => Number(b === main) - Number(a === main));
  const photos = ordered.map((path, index) => ({
    id: path,
    src: photoPath(path, 'md'),
    srcLarge: photoPath(path, 'lg'),
    alt: t(messages.photo, { index: index + 1, total: ordered.length, name }),
  }));

  if (photos.length === 0)
    return (
      <NoPhoto>
        <UserRound size={64} strokeWidth={1.25} />
        {t(messages.noPhoto)}
      </NoPhoto>
    );
  return (
    <div>
      <PhotoGrid
        label={t(messages.photos)}
        photos={photos}
        mainId={main}
        readOnly
        onOpen={(path) => {
          opener.current = document.activeElement as HTMLElement | null;
          setOpened(ordered.indexOf(path));
        }}
      />
      <Lightbox
        photos={photos.map(({ id, srcLarge, alt }) => ({ id, src: srcLarge, alt }))}
        name={name}
        index={opened}
        onIndexChange={setOpened}
        onClose={() => setOpened(null)}
        onReport={
          onReport &&
          ((path) => {
            setOpened(null);
            onReport(path, opener);
          })
        }
      />
    </div>
  );
}

const NoPhoto = styled.div`
  ${typeStyle('small')}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  aspect-ratio: 3 / 4;
  max-block-size: 480px;
  border-radius: ${radius('lg')};
  background: ${color('surface-sunken')};
  color: ${color('text-muted')};
`;
