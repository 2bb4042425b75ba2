import { mobileMaxWidth } from './scales';

/** Media queries by name, to stand before a block: `${media.mobile} { ... }`. */
export const media = {
  mobile: `@media (max-width: ${mobileMaxWidth}px)`,
  desktop: `@media (min-width: ${mobileMaxWidth + 1}px)`,
  hover: '@media (hover: hover) and (pointer: fine)',
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;
