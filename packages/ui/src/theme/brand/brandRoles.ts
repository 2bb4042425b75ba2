import type { RoleName, Roles } from '../roles';
import { turnTowards } from './turnTowards';

/** The roles that carry the brand. */
const branded: readonly RoleName[] = [
  'accent-solid',
  'accent-hover',
  'accent-pressed',
  'accent-soft',
  'accent-soft-hover',
  'accent-text',
  'accent-from',
  'accent-to',
  'bubble-own',
  'focus',
];

/** What means something by its colour, or is white glass on photographs, is the same in every brand. */
const isKept = (role: string) => /^(positive|negative|warning|premium|photo-(chip|online))/.test(role);

/**
 * A theme with the hue and the strength of another colour (`#RRGGBB`): the accents wear it, the neutrals have as faint a
 * tint of it as they had of ours. Each role keeps its luminance, so every contrast stays as it was.
 */
export function brandRoles(roles: Roles, brand: string): Roles {
  const { accent, neutral } = turnTowards(brand);
  const turn = (role: RoleName) => {
    if (isKept(role)) return roles[role];
    return branded.includes(role) ? accent(roles[role]) : neutral(roles[role]);
  };
  const names = Object.keys(roles) as RoleName[];
  return Object.fromEntries(names.map((role) => [role, turn(role)])) as Roles;
}
