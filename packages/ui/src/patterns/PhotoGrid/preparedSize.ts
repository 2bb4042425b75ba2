import { usualMinSidePx, type PhotoSide } from './checkPhoto';
import type { PhotoCrop } from './photoCrop';

/** Longest side in px that is sent, where the shorter one is long enough then. */
const longestSide = 1600;

/** How a picture is drawn before it is sent, in px: the part taken of the turned picture, and what becomes of it. */
export interface PhotoDrawing extends PhotoSide {
  /** The turned picture's size after shrinking; the part begins at `-x`, `-y`. */
  readonly turned: PhotoSide;
  readonly x: number;
  readonly y: number;
}

/**
 * Shrinks, never enlarges, so that the longer side of the part has at most `longest` px; that of a strip has
 * more, for its shorter side must stay one that is accepted.
 */
export function preparedSize(
  source: PhotoSide,
  crop?: PhotoCrop,
  longest: number = longestSide,
): PhotoDrawing {
  const { turns, x, y, width, height } = crop ?? { turns: 0, x: 0, y: 0, width: 1, height: 1 };
  const turned = turns % 2 === 1 ? { width: source.height, height: source.width } : source;
  const part = [turned.width * width, turned.height * height];
  const scale = Math.min(1, Math.max(longest / Math.max(...part), usualMinSidePx / Math.min(...part)));
  const sides = { width: turned.width * scale, height: turned.height * scale };
  return {
    turned: sides,
    x: sides.width * x,
    y: sides.height * y,
    width: Math.max(1, Math.round(sides.width * width)),
    height: Math.max(1, Math.round(sides.height * height)),
  };
}
