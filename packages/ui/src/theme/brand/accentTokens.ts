import { gradientsOf } from '../gradients';
import type { Roles } from '../roles';

/** What is drawn in a theme's accent without being a role: by the name of its token. */
export function accentTokens(roles: Roles): readonly (readonly [name: string, value: string])[] {
  const glow = `color-mix(in srgb, ${roles['accent-solid']} 55%, transparent)`;
  return [
    ['gradient-ember', gradientsOf(roles).ember],
    ['shadow-like', `0 10px 24px -8px ${glow}`],
  ];
}
