import type { Roles } from './roles';

/** Gradients of a theme by name: `ember` only on the mark, the like button and the match. */
export type GradientName = 'ember' | 'match' | 'welcome' | 'photo-bottom' | 'photo-top';

const sharedGradients = {
  match: 'radial-gradient(120% 62% at 50% 34%, #7A2A4E 0%, #45193A 46%, #1E1020 100%)',
  welcome: 'linear-gradient(160deg, #FBE6DC 0%, #F6CFC4 55%, #EDB3B4 100%)',
  'photo-bottom':
    'linear-gradient(to top, rgba(30,12,22,.90) 0%, rgba(30,12,22,.74) 34%, rgba(30,12,22,.34) 70%, rgba(30,12,22,0) 100%)',
  'photo-top': 'linear-gradient(to bottom, rgba(30,12,22,.34) 0%, rgba(30,12,22,0) 100%)',
} as const;

/** The gradients of a theme: `ember` runs between the two ends of its accent. */
export function gradientsOf(roles: Pick<Roles, 'accent-from' | 'accent-to'>) {
  return {
    ember: `linear-gradient(135deg, ${roles['accent-from']} 0%, ${roles['accent-to']} 100%)`,
    ...sharedGradients,
  } satisfies Record<GradientName, string>;
}
