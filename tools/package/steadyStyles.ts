import path from 'node:path';
import type { Plugin } from 'vite';

const owner = 'packages/ui/src/theme/ownParts.ts';
const part = /\bconst (\w+) = styled(\.\w+|\(\w+(?:\.\w+)?\))(?=[<`])/g;

/**
 * Makes styled-components the same on a server and in a browser. Node reads it as CommonJS, where the default import is
 * the whole module; and without an id of its own a part is named by the order in which modules run, which differs.
 */
export function steadyStyles(version: string): Plugin {
  const ownParts = `iskra-${version.replaceAll('.', '-')}-`;
  const fileById = new Map<string, string>();
  return {
    name: 'steady-styles',
    enforce: 'pre',
    transform(code, file) {
      if (file.endsWith(owner)) return code.replace("'iskra-'", `'${ownParts}'`);
      if (!/\.tsx?$/.test(file) || !code.includes("from 'styled-components'")) return undefined;
      const withIds = code.replace(part, (start, name: string) => {
        const id = `${ownParts}${path.basename(file).replace(/(\.styles)?\.tsx?$/, '')}-${name}`;
        if ((fileById.get(id) ?? file) !== file)
          this.error(`${id} would name a part here and in ${fileById.get(id)}`);
        fileById.set(id, file);
        return `${start}.withConfig({ componentId: '${id}' })`;
      });
      if (/= styled[.(](?!.*withConfig)/.test(withIds)) this.error('A styled part has no id here.');
      return withIds
        .replace("import styled from 'styled-components'", "import { styled } from 'styled-components'")
        .replace('import styled, {', 'import { styled,');
    },
  };
}
