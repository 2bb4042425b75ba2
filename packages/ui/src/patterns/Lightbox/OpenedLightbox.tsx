import { forwardRef, useRef, type ReactNode } from 'react';
import { useMotion } from '../../hooks/useMotion';
import { useIskra } from '../../theme/IskraContext';
import { useLabels } from '../../theme/useLabels';
import { lightboxLabels } from './lightbox.labels';
import { Stage } from './Lightbox.styles';
import { LightboxActions } from './LightboxActions';
import { LightboxArrows } from './LightboxArrows';
import { LightboxBar } from './LightboxBar';
import { LightboxFrame } from './LightboxFrame';
import type { LightboxProps } from './LightboxProps';
import { within } from './readKey';
import { useFingers } from './useFingers';
import { useLightboxKeys } from './useLightboxKeys';
import { useZoom } from './useZoom';

interface OpenedProps extends LightboxProps {
  index: number;
  onCloseFocus: (event: Event) => void;
  children: ReactNode;
}

/** The window of the photos while it is open. */
export const OpenedLightbox = forwardRef<HTMLDivElement, OpenedProps>(function OpenedLightbox(props, ref) {
  const {
    photos,
    index,
    onIndexChange,
    onClose,
    actions,
    onCloseFocus,
    children,
    fallbackFocus,
    labels: overrides,
    name,
    mainId,
    onSetMain,
    onRemove,
    onReport,
    motion,
    ...elementProps
  } = props;
  const labels = useLabels(lightboxLabels, overrides);
  const { dir } = useIskra();
  const frame = useRef<HTMLDivElement>(null);
  const count = photos.length;
  const shown = photos[index];
  const go = (to: number) => {
    if (within(to, count) !== index) onIndexChange(within(to, count));
  };
  const turn = (delta: 1 | -1) => go(index + delta);
  const zoom = useZoom(frame, shown?.id);
  const fingers = useFingers({ frame, dir, zoom, onTurn: turn, onClose });
  const can = {
    onSetMain: onSetMain && shown && shown.id !== mainId ? () => onSetMain(shown.id) : undefined,
    onRemove: onRemove && shown && (() => onRemove(shown.id)),
    onReport: onReport && shown && (() => onReport(shown.id)),
  };
  const commands = { ...zoom, remove: can.onRemove, main: can.onSetMain };
  const handleKey = useLightboxKeys({ index, count, dir, commands, onGo: go });
  return (
    <Stage
      ref={ref}
      aria-describedby={undefined}
      aria-modal
      data-iskra-lightbox=""
      {...useMotion(motion).stillness}
      {...elementProps}
      onKeyDown={handleKey}
      onOpenAutoFocus={focusStage}
      onCloseAutoFocus={onCloseFocus}
    >
      {children}
      <LightboxBar {...{ index, count, zoom, labels }} />
      <LightboxFrame ref={frame} {...{ photos, index, name, zoom, fingers, labels }} />
      {count > 1 && <LightboxArrows {...{ index, count, labels }} onTurn={turn} />}
      <LightboxActions labels={labels} {...can}>
        {shown && actions?.(shown)}
      </LightboxActions>
    </Stage>
  );
});

/** Not the close button: the key that opened may still be held down. */
function focusStage(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}
