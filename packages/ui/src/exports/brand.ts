export { brandTheme } from '../theme/brand/brandTheme';
export { readTheme } from '../theme/brand/readTheme';
export { readThemeCss, themeCss } from '../theme/brand/themeCss';
export {
  buildDesignTokens,
  ownTheme,
  type ThemeColoursAndCorners,
} from '../theme/designTokens/buildDesignTokens';
export type { DesignToken, TokenGroup } from '../theme/designTokens/DesignToken';
