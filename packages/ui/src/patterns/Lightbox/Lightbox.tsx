import * as Radix from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X } from '../../icons/icons';
import {
  forwardRef,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { OpenerNote } from '../../components/Dialog/OpenerNote';
import { IconButton } from '../../primitives/IconButton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useIskra } from '../../theme/IskraContext';
import { useLabels } from '../../theme/useLabels';
import { lightboxLabels, type LightboxLabels } from './lightbox.labels';
import { Arrow, Backdrop, PhotoFrame, Stage, TopBar } from './Lightbox.styles';
import { LightboxActions } from './LightboxActions';
import { LightboxPhotoView } from './LightboxPhotoView';
import { readCommand } from './readCommand';
import { readKey, within } from './readKey';
import type { Swipe } from './readSwipe';
import { giveFocusBack } from '../../hooks/giveFocusBack';
import { useBackCloses } from '../../hooks/useBackCloses';
import { useFingerSwipe } from './useFingerSwipe';
import { useZoom } from './useZoom';
import { ZoomButtons } from './ZoomButtons';

export interface LightboxPhoto {
  /** Tells the photos apart. */
  readonly id: string;
  /** Address of the large size. */
  readonly src: string;
  /** Alternative text. @default 'Photo 2 of Anna', without a name 'Photo 2 of 5' */
  readonly alt?: string | undefined;
}

export interface LightboxProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onKeyDown'> {
  /** The photos in order. */
  photos: readonly LightboxPhoto[];
  /** The photo shown, from 0; null when closed. Keep the component mounted, so that closing is seen through. */
  index: number | null;
  /** Another photo is wanted, by arrow, key or finger. */
  onIndexChange: (index: number) => void;
  /** Esc, Back, the close button or a swipe down. */
  onClose: () => void;
  /** Whose photos they are, for their alternative texts. @default nobody */
  name?: string | undefined;
  /** The main photo: it is not offered to be made main. @default none */
  mainId?: string | null | undefined;
  /** A button and the key M: the photo shown is to be the main one. */
  onSetMain?: ((id: string) => void) | undefined;
  /** A button and the key Delete: the photo shown is to be deleted; asking first is the caller's. */
  onRemove?: ((id: string) => void) | undefined;
  /** A button: the photo shown breaks the rules. */
  onReport?: ((id: string) => void) | undefined;
  /** More buttons under the photo shown. @default nothing */
  actions?: ((photo: LightboxPhoto) => ReactNode) | undefined;
  /** Takes the focus on closing when the opener is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<LightboxLabels> | undefined;
}

// [PRO-03, OTH-01]
/** Photos one at a time over the whole window; by arrows, keys and fingers. */
export const Lightbox = forwardRef<HTMLDivElement, LightboxProps>(function Lightbox(props, ref) {
  const { photos, index, onClose, fallbackFocus } = props;
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
      <Radix.Portal>
        <Backdrop />
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

interface OpenedProps extends LightboxProps {
  index: number;
  onCloseFocus: (event: Event) => void;
  children: ReactNode;
}

const OpenedLightbox = forwardRef<HTMLDivElement, OpenedProps>(function OpenedLightbox(props, ref) {
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
  const zoom = useZoom(frame, shown?.id);
  const finger = useFingerSwipe({
    frame,
    dir,
    onSwipe: (swipe) => follow(swipe),
    onPan: zoom.isZoomed ? zoom.pan : undefined,
  });
  const can = {
    onSetMain: onSetMain && shown && shown.id !== mainId ? () => onSetMain(shown.id) : undefined,
    onRemove: onRemove && shown && (() => onRemove(shown.id)),
    onReport: onReport && shown && (() => onReport(shown.id)),
  };

  const commands = {
    remove: can.onRemove,
    main: can.onSetMain,
    zoomIn: zoom.zoomIn,
    zoomOut: zoom.zoomOut,
    whole: zoom.whole,
  };

  function follow(swipe: Swipe): void {
    if (swipe === 'close') onClose();
    else if (swipe !== 'none') go(index + (swipe === 'next' ? 1 : -1));
  }

  function handleKey(event: KeyboardEvent): void {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping) return;
    const to = readKey(event.key, index, count, dir);
    const command = readCommand(event);
    if (to === undefined && command === undefined) return;
    event.preventDefault();
    if (to !== undefined) go(to);
    else if (command) commands[command]?.();
  }

  return (
    <Stage
      ref={ref}
      aria-describedby={undefined}
      aria-modal
      {...elementProps}
      onKeyDown={handleKey}
      onOpenAutoFocus={focusStage}
      onCloseAutoFocus={onCloseFocus}
    >
      {children}
      <TopBar>
        <Radix.Title asChild>
          <VisuallyHidden as="h2" aria-live="polite">
            {labels.photo(index + 1, count)}
          </VisuallyHidden>
        </Radix.Title>
        <span aria-hidden="true">
          {index + 1} / {count}
        </span>
        <ZoomButtons zoom={zoom} labels={labels} />
        <Radix.Close asChild>
          <IconButton variant="glass" label={labels.close}>
            <X />
          </IconButton>
        </Radix.Close>
      </TopBar>
      <PhotoFrame
        ref={frame}
        data-zoomed={zoom.isZoomed || undefined}
        onDoubleClick={zoom.toggle}
        {...finger}
      >
        {photos.map(
          ({ id, src, alt }, at) =>
            Math.abs(at - index) <= 1 && (
              <LightboxPhotoView
                key={`${id} ${src}`}
                src={src}
                alt={alt ?? (name ? labels.photoOf(at + 1, name) : labels.photo(at + 1, count))}
                isCurrent={at === index}
                transform={at === index ? zoom.transform : undefined}
                labels={labels}
              />
            ),
        )}
      </PhotoFrame>
      {count > 1 && (
        <>
          <Arrow data-side="previous">
            <Turn label={labels.previous} isEnd={index === 0} onTurn={() => go(index - 1)}>
              <ChevronLeft />
            </Turn>
          </Arrow>
          <Arrow data-side="next">
            <Turn label={labels.next} isEnd={index === count - 1} onTurn={() => go(index + 1)}>
              <ChevronRight />
            </Turn>
          </Arrow>
        </>
      )}
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

interface TurnProps {
  label: string;
  isEnd: boolean;
  onTurn: () => void;
  children: ReactNode;
}

function Turn({ label, isEnd, onTurn, children }: TurnProps) {
  // Not `disabled`: the button would lose the focus, and with it the keys.
  return (
    <IconButton
      variant="glass"
      size={48}
      label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onTurn}
    >
      {children}
    </IconButton>
  );
}
