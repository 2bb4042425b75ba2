import { forwardRef } from 'react';
import type { LightboxLabels } from './lightbox.labels';
import { PhotoFrame } from './Lightbox.styles';
import { LightboxPhotoView } from './LightboxPhotoView';
import type { LightboxProps } from './LightboxProps';
import type { useFingers } from './useFingers';
import type { useZoom } from './useZoom';

interface LightboxFrameProps extends Pick<LightboxProps, 'photos' | 'name'> {
  index: number;
  zoom: ReturnType<typeof useZoom>;
  fingers: ReturnType<typeof useFingers>;
  labels: LightboxLabels;
}

// [B2.13]
/** The photo shown, with its neighbours loading out of sight. */
export const LightboxFrame = forwardRef<HTMLDivElement, LightboxFrameProps>(
  function LightboxFrame(props, ref) {
    const { photos, index, name, zoom, fingers, labels } = props;
    return (
      <PhotoFrame ref={ref} data-zoomed={zoom.isZoomed || undefined} onDoubleClick={zoom.toggle} {...fingers}>
        {photos.map(
          ({ id, src, alt }, at) =>
            Math.abs(at - index) <= 1 && (
              <LightboxPhotoView
                key={`${id} ${src}`}
                src={src}
                alt={alt ?? (name ? labels.photoOf(at + 1, name) : labels.photo(at + 1, photos.length))}
                isCurrent={at === index}
                transform={at === index ? zoom.transform : undefined}
                labels={labels}
              />
            ),
        )}
      </PhotoFrame>
    );
  },
);
