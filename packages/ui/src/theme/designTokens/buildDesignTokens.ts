import { contrastPairs } from '../contrastPairs';
import { brandGradients } from '../brand/brandGradients';
import { palette } from '../palette';
import { darkRoles, lightRoles, type RoleName, type Roles } from '../roles';
import {
  durationScale,
  easingScale,
  layout,
  mobileMaxWidth,
  radiusScale,
  sizeScale,
  spaceScale,
  springs,
  zScale,
  type RadiusName,
} from '../scales';
import { darkShadows, lightShadows } from '../shadows';
import { fontFamily, typeScale, weightScale, type TypeStyle } from '../typeScale';
import { colourValue } from './colourValue';
import { extension, type DesignToken, type TokenGroup } from './DesignToken';
import { gradientValue } from './gradientValue';
import { shadowValue } from './shadowValue';

/** What a brand may change of the theme; the rest of the tokens is the kit's. */
export interface ThemeColoursAndCorners {
  /** Colours by role, in light. */
  readonly light: Roles;
  /** Colours by role, in dark. */
  readonly dark: Roles;
  /** Corner radii in CSS px. */
  readonly radii: Readonly<Record<RadiusName, number>>;
}

/** The kit's theme as it is. */
export const ownTheme: ThemeColoursAndCorners = { light: lightRoles, dark: darkRoles, radii: radiusScale };

/** All tokens of the theme in the W3C format; a role that is a step of the palette names it. */
export function buildDesignTokens({ light, dark, radii } = ownTheme): TokenGroup {
  return {
    $description: 'Design tokens of Iskra, written from packages/ui/src/theme by npm run tokens.',
    palette: group('color', palette, (steps) => group(undefined, steps, colourValue)),
    theme: {
      light: themeOf(light, lightShadows, brandGradients(light)),
      dark: themeOf(dark, darkShadows, brandGradients(dark)),
    },
    font: {
      family: { $type: 'fontFamily', $value: familyNames() },
      weight: group('fontWeight', weightScale, same),
    },
    type: group('typography', typeScale, typographyOf),
    space: group('dimension', spaceScale, px),
    radius: group('dimension', radii, px),
    size: group('dimension', sizeScale, px),
    duration: group('duration', durationScale, (value) => ({ value, unit: 'ms' })),
    easing: group('cubicBezier', easingScale, same),
    spring: group('number', springs, (spring) => group(undefined, spring, same)),
    z: group('number', zScale, same),
    layout: group('dimension', layout, (value) =>
      typeof value === 'number' ? px(value) : group(undefined, value, px),
    ),
    breakpoint: group('dimension', { mobileMaxWidth }, px),
  };
}

const same = (value: unknown) => value;
const px = (value: number) => ({ value, unit: 'px' });
const familyNames = () => fontFamily.split(',').map((name) => name.trim().replaceAll("'", ''));

/** A group of one type; what `convert` makes of an entry is a token's value, or a group of its own. */
function group<T extends object>(
  type: string | undefined,
  entries: T,
  convert: (value: T[keyof T]) => unknown,
): TokenGroup {
  const tokens = Object.entries(entries).map(([name, value]) => {
    const made = convert(value as T[keyof T]);
    return [name, isGroup(made) ? made : { $value: made }];
  });
  const made = Object.fromEntries(tokens) as TokenGroup;
  return type === undefined ? made : { $type: type, ...made };
}

// A group is made of objects that have values; a value is not.
function isGroup(made: unknown): made is TokenGroup {
  const [first] = typeof made === 'object' && made !== null ? Object.values(made) : [];
  return typeof first === 'object' && first !== null && '$value' in first;
}

const paletteNames = new Map<string, string>(
  Object.entries(palette).flatMap(([family, steps]) =>
    Object.entries(steps).map(([step, hex]) => [hex, `{palette.${family}.${step}}`] as const),
  ),
);

type Styles = Readonly<Record<string, string>>;

function themeOf(roles: Styles, shadows: Styles, gradients: Styles): TokenGroup {
  return {
    role: {
      $type: 'color',
      ...mapValues(roles, (css, role) => ({
        $value: paletteNames.get(css) ?? colourValue(css),
        ...describeRole(role as RoleName),
      })),
    },
    shadow: group('shadow', shadows, shadowValue),
    gradient: { $type: 'gradient', ...mapValues(gradients, gradientToken) },
  };
}

function mapValues(values: Styles, make: (css: string, name: string) => DesignToken) {
  return Object.fromEntries(Object.entries(values).map(([name, css]) => [name, make(css, name)]));
}

function gradientToken(css: string): DesignToken {
  const { stops, layout: lying } = gradientValue(css);
  return { $value: stops, $extensions: { [extension]: lying } };
}

/** Where a colour may stand, out of the pairs whose contrast is tested. */
function describeRole(role: RoleName): Pick<DesignToken, '$description'> {
  const places = contrastPairs.filter(({ text }) => text === role).map(({ on, min }) => `${on} (${min}:1)`);
  return places.length === 0 ? {} : { $description: `Stands on ${places.join(', ')}.` };
}

// The format knows line heights as multiples of the size and spacing in px.
function typographyOf({ size, line, weight, spacing }: TypeStyle) {
  return {
    fontFamily: '{font.family}',
    fontSize: px(size),
    fontWeight: weight,
    lineHeight: Number((line / size).toFixed(4)),
    letterSpacing: px(Number((spacing * size).toFixed(4))),
  };
}
