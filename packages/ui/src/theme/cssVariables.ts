import { gradientsOf } from './gradients';
import { darkRoles, lightRoles, type Roles } from './roles';
import { durationScale, easingScale, radiusScale, sizeScale, spaceScale, zScale } from './scales';
import { darkShadows, lightShadows } from './shadows';
import { weightScale } from './typeScale';

type Values = Readonly<Record<string | number, string | number>>;

function declare(prefix: string, values: Values, unit = ''): string {
  return Object.entries(values)
    .map(([name, value]) => `--iskra-${prefix}${name}: ${value}${unit};`)
    .join('\n');
}

const curves = Object.fromEntries(
  Object.entries(easingScale).map(([name, points]) => [name, `cubic-bezier(${points.join(', ')})`]),
);

/** Declarations that both themes share. */
export const scaleVariables = [
  declare('space-', spaceScale, 'px'),
  declare('radius-', radiusScale, 'px'),
  declare('size-', sizeScale, 'px'),
  declare('duration-', durationScale, 'ms'),
  declare('ease-', curves),
  declare('z-', zScale),
  declare('weight-', weightScale),
  '--iskra-travel: 1;',
].join('\n');

function themeVariables(scheme: 'light' | 'dark', roles: Roles, shadows: Values): string {
  const sets = [declare('', roles), declare('shadow-', shadows), declare('gradient-', gradientsOf(roles))];
  return [`color-scheme: ${scheme};`, ...sets].join('\n');
}

/** Declarations of the light theme. */
export const lightVariables = themeVariables('light', lightRoles, lightShadows);

/** Declarations of the dark theme. */
export const darkVariables = themeVariables('dark', darkRoles, darkShadows);
