import { gradientsOf, type GradientName } from '../gradients';
import type { Roles } from '../roles';
import { turnTowards } from './turnTowards';

/** The gradients of a theme, those under photographs and behind a match too, in the hue of its accent. */
export function brandGradients(roles: Roles): Record<GradientName, string> {
  const { ember, ...others } = gradientsOf(roles);
  const { neutral } = turnTowards(roles['accent-solid']);
  const turned = Object.entries(others).map(([name, css]) => [name, css.replace(colours, neutral)]);
  return { ember, ...(Object.fromEntries(turned) as Record<keyof typeof others, string>) };
}

const colours = /#[\dA-F]{6}|rgba\([^)]+\)/gi;
