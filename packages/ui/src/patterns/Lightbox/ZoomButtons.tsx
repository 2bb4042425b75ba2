import { IconButton } from '../../primitives/IconButton';
import { Minus, Plus } from '../../icons/icons';
import type { LightboxLabels } from './lightbox.labels';
import type { useZoom } from './useZoom';

/** Closer and back; not `disabled` at the ends, which would lose the focus and with it the keys. */
export function ZoomButtons({ zoom, labels }: { zoom: ReturnType<typeof useZoom>; labels: LightboxLabels }) {
  return (
    <>
      <IconButton
        variant="glass"
        label={labels.zoomOut}
        aria-keyshortcuts="-"
        aria-disabled={!zoom.isZoomed || undefined}
        onClick={zoom.zoomOut}
      >
        <Minus />
      </IconButton>
      <IconButton
        variant="glass"
        label={labels.zoomIn}
        aria-keyshortcuts="+"
        aria-disabled={zoom.isClosest || undefined}
        onClick={zoom.zoomIn}
      >
        <Plus />
      </IconButton>
    </>
  );
}
