import type { ReadTokens } from '../../packages/ui/src/theme/designTokens/readDesignTokens';
import { designNames, designPaths, type DesignName } from './designNames';
import { figmaFile } from './figmaFile';
import { penpotFile } from './penpotFile';

/** What a design file is made for. */
interface Tokened {
  readonly name: string;
  /** Custom properties, without `--iskra-`. */
  readonly tokens: readonly string[];
}

/** Every design file by its path: those of the components that take tokens, and of the whole kit. */
export function designFiles(components: readonly Tokened[], values: ReadTokens): Record<string, string> {
  const kit = { name: 'iskra', tokens: [...Object.keys(values.light), ...Object.keys(values.scales)] };
  const files = [kit, ...components].flatMap(({ name, tokens }) =>
    filesOf(name, designNames(tokens), values),
  );
  return Object.fromEntries(files);
}

function filesOf(name: string, names: readonly DesignName[], values: ReadTokens): [string, string][] {
  if (names.length === 0) return [];
  const { light, dark, penpot } = designPaths(name);
  const files: [string, object][] = [
    [light, figmaFile(names, 'light', values)],
    [dark, figmaFile(names, 'dark', values)],
    [penpot, penpotFile(names, values)],
  ];
  return files.map(([path, file]) => [path, `${JSON.stringify(file, null, 2)}\n`]);
}
