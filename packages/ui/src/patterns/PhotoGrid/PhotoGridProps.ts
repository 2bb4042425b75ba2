import type { ComponentPropsWithoutRef } from 'react';
import type { PhotoProblem, PhotoRules } from './checkPhoto';
import type { PhotoGridLabels } from './photoGrid.labels';
import type { PickedPhoto } from './pickPhotos';

export interface GridPhoto {
  readonly id: string;
  /** Address for a small cell. */
  readonly src: string;
  /** Address for the large first cell. @default src */
  readonly srcLarge?: string | undefined;
  /** Alternative text. @default 'Photo 2 of 5' */
  readonly alt?: string | undefined;
}

/** A file on its way up, or one that did not get there. */
export interface PhotoUpload {
  readonly id: number;
  readonly name: string;
  readonly state: 'queued' | 'uploading' | 'processing' | 'failed';
  /** Address of the picture while it is not a photo yet; nothing for a file that is no picture. */
  readonly preview?: string | undefined;
  /** 0 to 100, while uploading. */
  readonly percent?: number | undefined;
  /** What the check before sending found. */
  readonly problem?: PhotoProblem | undefined;
  /** Why it failed, in the back end's words. @default a general sentence */
  readonly reason?: string | undefined;
  /** Trying the same file again may help. @default true, except for a wrong type or size */
  readonly canRetry?: boolean | undefined;
}

export interface PhotoGridProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names the list. */
  label: string;
  /** In their order; the main one is drawn first. */
  photos: readonly GridPhoto[];
  /** The photo with the tag. @default none */
  mainId?: string | null | undefined;
  /** Files on their way, after the photos. @default [] */
  uploads?: readonly PhotoUpload[] | undefined;
  /** How many slots there are. @default 6 */
  max?: number | undefined;
  /** Only shows: no empty slots, no menus, no tag. @default false */
  readOnly?: boolean | undefined;
  /** Types and size that are accepted. @default JPEG, PNG, WebP, AVIF up to 15 MB */
  rules?: PhotoRules | undefined;
  /** Files that already are photos, to notice the same one again. @default [] */
  known?: readonly File[] | undefined;
  /** Chosen, dropped or pasted files that found a slot, each with what is wrong with it. */
  onAdd?: ((picked: readonly PickedPhoto[]) => void) | undefined;
  /** A photo was pressed. */
  onOpen?: ((id: string) => void) | undefined;
  /** Offered in a photo's menu, except for the main one. */
  onSetMain?: ((id: string) => void) | undefined;
  /** Offered in a photo's menu. */
  onRemove?: ((id: string) => void) | undefined;
  /** A failed upload is tried again, or a duplicate added all the same. */
  onRetry?: ((uploadId: number) => void) | undefined;
  /** A failed upload is taken away. */
  onDismiss?: ((uploadId: number) => void) | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<PhotoGridLabels> | undefined;
}
