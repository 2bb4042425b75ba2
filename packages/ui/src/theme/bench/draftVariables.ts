import type { CSSProperties } from 'react';
import type { ThemeColoursAndCorners } from '../designTokens/buildDesignTokens';
import { accentTokens } from '../brand/accentTokens';

/** One theme of the draft as custom properties, for the element that shows it. */
export function draftVariables(draft: ThemeColoursAndCorners, theme: 'light' | 'dark'): CSSProperties {
  const roles = draft[theme];
  const corners = Object.entries(draft.radii).map(([name, pixels]) => [`radius-${name}`, `${pixels}px`]);
  const values = [...Object.entries(roles), ...corners, ...accentTokens(roles)];
  return Object.fromEntries(values.map(([name, value]) => [`--iskra-${name}`, value]));
}
