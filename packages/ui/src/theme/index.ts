export { IskraProvider, type IskraProviderProps } from './IskraProvider';
export { useIskra, type Direction, type MotionName, type ThemeName } from './IskraContext';
export { documentProps, themeScript } from './firstPaint';
export { useMotionPreference } from './useMotionPreference';
export { useIsMobile } from '../hooks/useIsMobile';
export {
  color,
  duration,
  easing,
  gradient,
  radius,
  shadow,
  size,
  space,
  travel,
  weight,
  z,
} from './tokenRefs';
export { typeStyle } from './typeStyle';
export { media } from './media';
export { focusRing } from './focusRing';
export {
  durationScale,
  easingScale,
  layout,
  mobileMaxWidth,
  radiusScale,
  sizeScale,
  spaceScale,
  springs,
  zScale,
} from './scales';
export { typeScale, weightScale, fontFamily } from './typeScale';
export { lightRoles, darkRoles, type RoleName, type Roles } from './roles';
export { contrastPairs } from './contrastPairs';
export { contrastRatio } from './contrastRatio';
export type { KitLabels, SomeLabels } from '../locales/KitLabels';
export type { LabelPack } from '../locales/LabelPack';
