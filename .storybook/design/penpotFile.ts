import type { ReadTokens } from '../../packages/ui/src/theme/designTokens/readDesignTokens';
import type { DesignName } from './designNames';
import { grouped, type DesignFile } from './grouped';

type Sets = Readonly<Record<string, DesignFile>>;

/** Penpot's names of what a token is for. */
const types = {
  ...{ color: 'color', space: 'spacing', radius: 'borderRadius' },
  ...{ size: 'sizing', weight: 'fontWeights' },
} as const;

/**
 * Tokens for Penpot, and for Tokens Studio: measures in one set, colours in one for each theme. Values are words, and a
 * group must not have a type: Penpot takes it for a token then.
 */
export function penpotFile(names: readonly DesignName[], { light, dark, scales }: ReadTokens): object {
  const setOf = (values: ReadTokens['scales'], isOfSet: (name: DesignName) => boolean) =>
    grouped(names.filter(isOfSet), ({ group, property }) => ({
      $type: types[group],
      $value: String(values[property]),
    }));
  const isColour = ({ group }: DesignName) => group === 'color';
  const all: Sets = {
    base: setOf(scales, (name) => !isColour(name)),
    light: setOf(light, isColour),
    dark: setOf(dark, isColour),
  };
  const sets: Sets = Object.fromEntries(Object.entries(all).filter(([, set]) => Object.keys(set).length > 0));
  return {
    ...sets,
    $themes: [themeOf('Light', 'dark', sets), themeOf('Dark', 'light', sets)],
    $metadata: { tokenSetOrder: Object.keys(sets), activeThemes: ['Iskra/Light'], activeSets: [] },
  };
}

/** A theme is all sets but the other theme's. */
function themeOf(name: string, without: string, sets: Sets) {
  const own = Object.keys(sets).filter((set) => set !== without);
  return {
    id: `iskra-${name.toLowerCase()}`,
    name,
    group: 'Iskra',
    selectedTokenSets: Object.fromEntries(own.map((set) => [set, 'enabled'])),
  };
}
