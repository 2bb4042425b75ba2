import * as Radix from '@radix-ui/react-dialog';
import { Announcement } from '../../announcer/Announcement';
import { X } from '../../icons/icons';
import { IconButton } from '../../primitives/IconButton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import type { LightboxLabels } from './lightbox.labels';
import { TopBar } from './Lightbox.styles';
import type { useZoom } from './useZoom';
import { ZoomButtons } from './ZoomButtons';

interface LightboxBarProps {
  index: number;
  count: number;
  zoom: ReturnType<typeof useZoom>;
  labels: LightboxLabels;
}

/** Which photo it is, which also names the window; closer, back and away. */
export function LightboxBar({ index, count, zoom, labels }: LightboxBarProps) {
  return (
    <TopBar>
      <Radix.Title asChild>
        <VisuallyHidden as="h2">{labels.photo(index + 1, count)}</VisuallyHidden>
      </Radix.Title>
      <Announcement text={labels.photo(index + 1, count)} />
      <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
      <ZoomButtons zoom={zoom} labels={labels} />
      <Radix.Close asChild>
        <IconButton variant="glass" label={labels.close}>
          <X />
        </IconButton>
      </Radix.Close>
    </TopBar>
  );
}
