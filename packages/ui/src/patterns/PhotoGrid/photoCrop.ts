/** A part of a picture: quarter turns to the right first, then a rectangle in parts of the turned picture. */
export interface PhotoCrop {
  /** Quarter turns clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
  /** Left edge of the rectangle, from 0 to 1 of the picture's width. */
  readonly x: number;
  /** Upper edge, from 0 to 1 of the height. */
  readonly y: number;
  /** Width, from 0 to 1. */
  readonly width: number;
  /** Height, from 0 to 1. */
  readonly height: number;
}

export type CropShape = 'square' | 'free';

/** Width by height of the turned picture, and what may be cut out of it. */
export interface CropRules {
  readonly shape: CropShape;
  /** Width divided by height before turning. */
  readonly ratio: number;
  /** Smallest side of the part, in parts of the picture's shorter side. */
  readonly least: number;
}

/** All of the picture, or the largest square in its middle. */
export function wholePhoto(rules: CropRules, turns: PhotoCrop['turns'] = 0): PhotoCrop {
  const { width, height } = largest(rules, turns);
  return { turns, width, height, x: (1 - width) / 2, y: (1 - height) / 2 };
}

/** Moves the part by parts of the picture, not over its edges. */
export function moveCrop(crop: PhotoCrop, dx: number, dy: number): PhotoCrop {
  return within({ ...crop, x: crop.x + dx, y: crop.y + dy });
}

/** Makes the part `factor` times closer around its middle. */
export function zoomCrop(crop: PhotoCrop, factor: number, rules: CropRules): PhotoCrop {
  return resize(crop, crop.width / factor, crop.height / factor, rules);
}

/** Makes a free part wider and higher by parts of the picture; a square one grows alike. */
export function resizeCrop(crop: PhotoCrop, dw: number, dh: number, rules: CropRules): PhotoCrop {
  if (rules.shape === 'free') return resize(crop, crop.width + dw, crop.height + dh, rules);
  const grown = dw || dh / ratioOf(rules, crop.turns);
  return zoomCrop(crop, crop.width / Math.max(1e-3, crop.width + grown), rules);
}

/** A quarter turn to the right; the part begins anew. */
export function turnCrop(crop: PhotoCrop, rules: CropRules): PhotoCrop {
  return wholePhoto(rules, ((crop.turns + 1) % 4) as PhotoCrop['turns']);
}

/** How close the part is: 1 for all that can be seen at once. */
export function zoomOf(crop: PhotoCrop, rules: CropRules): number {
  return largest(rules, crop.turns).width / crop.width;
}

function resize(crop: PhotoCrop, width: number, height: number, rules: CropRules): PhotoCrop {
  const max = largest(rules, crop.turns);
  const min = leastOf(rules, crop.turns);
  let next = { width: clamp(width, min.width, max.width), height: clamp(height, min.height, max.height) };
  if (rules.shape === 'square') next = { width: next.width, height: next.width * ratioOf(rules, crop.turns) };
  return within({
    ...crop,
    ...next,
    x: crop.x + (crop.width - next.width) / 2,
    y: crop.y + (crop.height - next.height) / 2,
  });
}

function within(crop: PhotoCrop): PhotoCrop {
  return { ...crop, x: clamp(crop.x, 0, 1 - crop.width), y: clamp(crop.y, 0, 1 - crop.height) };
}

function largest(rules: CropRules, turns: number): { width: number; height: number } {
  const ratio = ratioOf(rules, turns);
  if (rules.shape === 'free') return { width: 1, height: 1 };
  return ratio > 1 ? { width: 1 / ratio, height: 1 } : { width: 1, height: ratio };
}

function leastOf(rules: CropRules, turns: number): { width: number; height: number } {
  const ratio = ratioOf(rules, turns);
  const part = Math.min(1, rules.least);
  return ratio > 1 ? { width: part / ratio, height: part } : { width: part, height: part * ratio };
}

const ratioOf = ({ ratio }: CropRules, turns: number) => (turns % 2 === 1 ? 1 / ratio : ratio);
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));
