import type { ComponentPropsWithoutRef } from 'react';
import type { PhotoProblem, PhotoRules } from './checkPhoto';
import type { PhotoGridLabels } from './photoGrid.labels';
import type { PickedPhoto } from './pickPhotos';

export interface GridPhoto {
  /** Tells the photos apart. */
  readonly id: string;
  /** Address for a small cell. */
  readonly src: string;
  /** Address for the large first cell. @default src */
  readonly srcLarge?: string | undefined;
  /** More addresses with their widths, as of an `img`. @default none */
  readonly srcSet?: string | undefined;
  /** What stays in sight when the cell crops, as `object-position`: where the face is. @default '50% 42%' */
  readonly position?: string | undefined;
  /** Alternative text. @default 'Photo 2 of 5' */
  readonly alt?: string | undefined;
}

/** Where a file stands on its way up. */
export type UploadState =
  'queued' | 'preparing' | 'uploading' | 'processing' | 'done' | 'failed' | 'cancelled';

/** A file on its way up, or one that did not get there. */
export interface PhotoUpload {
  /** Tells the uploads apart. */
  readonly id: number;
  /** The file's name. */
  readonly name: string;
  /** How far it has come. */
  readonly state: UploadState;
  /** Address of the picture while it is not a photo yet; nothing for a file that is no picture. */
  readonly preview?: string | undefined;
  /** 0 to 100, while uploading. */
  readonly percent?: number | undefined;
  /** What the check before sending found. */
  readonly problem?: PhotoProblem | undefined;
  /** Why it failed, in the back end's words. @default a general sentence */
  readonly reason?: string | undefined;
  /** Trying the same file again may help. @default true, except for one with a problem */
  readonly canRetry?: boolean | undefined;
  /** It waits for the connection. @default false */
  readonly isOffline?: boolean | undefined;
}

export interface PhotoGridProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names the list. */
  label: string;
  /** In their order; the main one is drawn first. */
  photos: readonly GridPhoto[];
  /** The photo with the tag. @default none */
  mainId?: string | null | undefined;
  /** Files on their way, each with its progress and its error, after the photos. @default [] */
  uploads?: readonly PhotoUpload[] | undefined;
  /** How many slots there are. @default 6 */
  max?: number | undefined;
  /** Only shows: no empty slots, no menus, no tag. @default false */
  readOnly?: boolean | undefined;
  /** Types, size and shortest side that are accepted. @default JPEG, PNG, WebP, AVIF up to 15 MB, from 320 px */
  rules?: PhotoRules | undefined;
  /** Files that already are photos, to notice the same one again. @default [] */
  known?: readonly File[] | undefined;
  /** Lets the member cut each file: to a square, or to any part; loads when a file is chosen. @default 'off' */
  crop?: 'square' | 'free' | 'off' | undefined;
  /** Asks before deleting, instead of five seconds in which it can be undone. @default false */
  confirmDelete?: boolean | undefined;
  /** Chosen, dropped or pasted files: fit ones that found a slot, and refused ones with what is wrong with them. */
  onAdd?: ((picked: readonly PickedPhoto[]) => void) | undefined;
  /** A photo was pressed. */
  onOpen?: ((id: string) => void) | undefined;
  /** Offered in a photo's menu, except for the main one; and to go back when the main photo changed. */
  onSetMain?: ((id: string) => void) | undefined;
  /** Offered in a photo's menu; called when it is certain. Until a promise ends the photo stays out of sight. */
  onRemove?: ((id: string) => unknown) | undefined;
  /**
   * Another order is wanted, the main photo first; without it the order is fixed. Until a promise ends the new order
   * is shown, and when it breaks the old one. A photo moved to the first place is also handed to `onSetMain`.
   */
  onReorder?: ((ids: readonly string[]) => unknown) | undefined;
  /** A failed or cancelled upload is tried again. */
  onRetry?: ((uploadId: number) => void) | undefined;
  /** An upload that waits or is on its way is stopped. */
  onCancel?: ((uploadId: number) => void) | undefined;
  /** A failed or cancelled upload is taken away. */
  onDismiss?: ((uploadId: number) => void) | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<PhotoGridLabels> | undefined;
}
