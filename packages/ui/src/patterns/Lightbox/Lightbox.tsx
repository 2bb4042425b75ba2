import * as Radix from '@radix-ui/react-dialog';
import { forwardRef, useRef, useState } from 'react';
import { useMotion } from '../../hooks/useMotion';
import { OpenerNote } from '../../components/Dialog/OpenerNote';
import { giveFocusBack } from '../../hooks/giveFocusBack';
import { useBackCloses } from '../../hooks/useBackCloses';
import { usePortalContainer } from '../../theme/IskraContext';
import { Backdrop } from './Lightbox.styles';
import type { LightboxProps } from './LightboxProps';
import { OpenedLightbox } from './OpenedLightbox';
import { within } from './readKey';

export type { LightboxPhoto, LightboxProps } from './LightboxProps';

// [PRO-03, OTH-01]
/** Photos one at a time over the whole window; by arrows, keys and fingers. */
export const Lightbox = forwardRef<HTMLDivElement, LightboxProps>(function Lightbox(props, ref) {
  const { photos, index, onClose, fallbackFocus } = props;
  const { stillness } = useMotion(props.motion);
  const isOpen = index !== null && photos.length > 0;
  const [last, setLast] = useState(0);
  const opener = useRef<HTMLElement | null>(null);
  if (index !== null && index !== last) setLast(index);
  useBackCloses(isOpen, onClose);

  function handleCloseFocus(event: Event): void {
    if (giveFocusBack(opener.current, fallbackFocus?.current)) event.preventDefault();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal container={usePortalContainer()}>
        <Backdrop {...stillness} />
        <OpenedLightbox
          ref={ref}
          {...props}
          index={within(last, photos.length)}
          onCloseFocus={handleCloseFocus}
        >
          <OpenerNote opener={opener} />
        </OpenedLightbox>
      </Radix.Portal>
    </Radix.Root>
  );
});
