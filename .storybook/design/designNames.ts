import { lightRoles } from '../../packages/ui/src/theme/roles';

/** Groups of tokens that drawing programs have variables for; shadows, gradients and motion they have not. */
const groups = ['space', 'radius', 'size', 'weight'] as const;

export interface DesignName {
  readonly group: 'color' | (typeof groups)[number];
  /** Its name within the group: `accent-solid`, `control-md`. */
  readonly name: string;
  /** The name of its custom property, without `--iskra-`. */
  readonly property: string;
}

/** Those of the given custom properties that a drawing program can take, by group and name. */
export function designNames(properties: readonly string[]): DesignName[] {
  return properties.flatMap((property): DesignName[] => {
    if (property in lightRoles) return [{ group: 'color', name: property, property }];
    const group = groups.find((one) => property.startsWith(`${one}-`));
    return group ? [{ group, name: property.slice(group.length + 1), property }] : [];
  });
}

/** The design files of a component, or of the whole kit, as `iskra`: addresses beside the page's own. */
export const designPaths = (name: string) => ({
  light: `design-tokens/${name}.light.tokens.json`,
  dark: `design-tokens/${name}.dark.tokens.json`,
  penpot: `design-tokens/${name}.penpot.json`,
});
