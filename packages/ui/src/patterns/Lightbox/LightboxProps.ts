import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import type { MotionProps } from '../../hooks/useMotion';
import type { LightboxLabels } from './lightbox.labels';

export interface LightboxPhoto {
  /** Tells the photos apart. */
  readonly id: string;
  /** Address of the large size. */
  readonly src: string;
  /** Alternative text. @default 'Photo 2 of Anna', without a name 'Photo 2 of 5' */
  readonly alt?: string | undefined;
}

export interface LightboxProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onKeyDown'>, MotionProps {
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
