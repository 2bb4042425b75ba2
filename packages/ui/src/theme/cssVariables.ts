import { gradientsOf } from './gradients';
import { darkRoles, lightRoles, type Roles } from './roles';
import { durationScale, easingScale, radiusScale, sizeScale, spaceScale, zScale } from './scales';
import { darkShadows, lightShadows } from './shadows';
import { fontFamily, weightScale } from './typeScale';

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
  declare('', { 'font-family': fontFamily }),
  '--iskra-travel: 1;',
].join('\n');

function themeVariables(roles: Roles, shadows: Values): string {
  return [declare('', roles), declare('shadow-', shadows), declare('gradient-', gradientsOf(roles))].join(
    '\n',
  );
}

/** Declarations of the light theme. */
export const lightVariables = themeVariables(lightRoles, lightShadows);

/** Declarations of the dark theme. */
export const darkVariables = themeVariables(darkRoles, darkShadows);
