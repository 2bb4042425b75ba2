import type { ReadTokens } from '../../packages/ui/src/theme/designTokens/readDesignTokens';
import { colourValue } from '../../packages/ui/src/theme/designTokens/colourValue';
import type { DesignName } from './designNames';
import { grouped, type DesignFile, type DesignLeaf } from './grouped';

/**
 * Tokens of one theme for Figma, which makes a mode of each file: the W3C format of 2025.10, without aliases, every
 * token with its own type.
 */
export function figmaFile(
  names: readonly DesignName[],
  theme: 'light' | 'dark',
  values: ReadTokens,
): DesignFile {
  return grouped(names, ({ group, property }): DesignLeaf => {
    if (group === 'color') return { $type: 'color', $value: colourValue(String(values[theme][property])) };
    const value = Number.parseFloat(String(values.scales[property]));
    // Figma knows a weight as a number.
    if (group === 'weight') return { $type: 'number', $value: value };
    return { $type: 'dimension', $value: { value, unit: 'px' } };
  });
}
