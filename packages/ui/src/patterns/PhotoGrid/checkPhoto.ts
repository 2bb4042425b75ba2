import { imageType } from './imageType';
import { isAnimated } from './isAnimated';

/** What is accepted. */
export interface PhotoRules {
  /** Accepted types, as `image/png`. */
  readonly types: readonly string[];
  /** Largest file in bytes. */
  readonly maxBytes: number;
  /** Shortest side in px. @default 0 */
  readonly minSidePx?: number | undefined;
}

// [D-28]
/** Shortest side in px, where nobody says another. */
export const usualMinSidePx = 320;

/**
 * Why a file is not sent: not an accepted picture, one of Apple's that this browser cannot open, too large, moving,
 * not to be opened, or too small.
 */
export type PhotoProblem = 'type' | 'heic' | 'size' | 'animated' | 'unreadable' | 'small';

/** Width and height in px. */
export interface PhotoSide {
  readonly width: number;
  readonly height: number;
}

/** Opens a picture to learn its size; undefined when the browser cannot. */
export type MeasurePhoto = (file: Blob) => Promise<PhotoSide | undefined>;

// [D-28, B2.4]
/** Judges a file before it is sent by its bytes, never by its name. */
export async function checkPhoto(
  file: Blob,
  rules: PhotoRules,
  measure: MeasurePhoto,
): Promise<PhotoProblem | undefined> {
  const bytes = await bytesOf(file.slice(0, headBytes));
  const type = imageType(bytes);
  const isApple = type === 'image/heic';
  if (type === undefined || (!isApple && !rules.types.includes(type)))
    return type === 'image/gif' ? 'animated' : 'type';
  if (file.size > rules.maxBytes) return 'size';
  if (isAnimated(bytes)) return 'animated';
  const side = await measure(file);
  if (!side) return isApple ? 'heic' : 'unreadable';
  return Math.min(side.width, side.height) < (rules.minSidePx ?? 0) ? 'small' : undefined;
}

/** Enough to find the mark of an animation, which stands before the pictures. */
const headBytes = 4096;

/** A file that went away since it was chosen reads as empty. */
export async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer().catch(() => new ArrayBuffer(0)));
}
