export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface TooltipPlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
}

const gap = 8;
const edge = 8;

/** Where a tooltip of this size stands: centred above its anchor, below it when there is no room, inside the window. */
export function placeTooltip(
  anchor: Box,
  note: Pick<Box, 'width' | 'height'>,
  windowWidth: number,
): TooltipPlace {
  const above = anchor.top - gap - note.height;
  const side = above >= edge ? 'above' : 'below';
  const centred = anchor.left + anchor.width / 2 - note.width / 2;
  return {
    left: Math.max(edge, Math.min(centred, windowWidth - edge - note.width)),
    top: side === 'above' ? above : anchor.top + anchor.height + gap,
    side,
  };
}
