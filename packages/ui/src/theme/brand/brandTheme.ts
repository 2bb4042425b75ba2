import { ownTheme, type ThemeColoursAndCorners as Theme } from '../designTokens/buildDesignTokens';
import { brandRoles } from './brandRoles';

/** The kit's theme, light and dark, in the hue and the strength of a brand's colour (`#RRGGBB`); every contrast stays. */
export function brandTheme(colour: string): Theme {
  const { light, dark, radii } = ownTheme;
  return { light: brandRoles(light, colour), dark: brandRoles(dark, colour), radii };
}
