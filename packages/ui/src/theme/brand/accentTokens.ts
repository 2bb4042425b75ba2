import type { Roles } from '../roles';
import { brandGradients } from './brandGradients';

/** What is drawn in a theme's accent without being a role: by the name of its token. */
export function accentTokens(roles: Roles): readonly (readonly [name: string, value: string])[] {
  const glow = `color-mix(in srgb, ${roles['accent-solid']} 55%, transparent)`;
  const gradients = Object.entries(brandGradients(roles));
  return [
    ...gradients.map(([name, value]) => [`gradient-${name}`, value] as const),
    ['shadow-like', `0 10px 24px -8px ${glow}`],
  ];
}
