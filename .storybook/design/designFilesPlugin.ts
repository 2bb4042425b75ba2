import type { Plugin } from 'vite';
import { readKit } from '../kit/readKit';
import { designFiles } from './designFiles';
import { readThemeValues } from './themeValues';

/** Lays the design files beside the pages: written with the build, answered by the server while one works. */
export function designFilesPlugin(): Plugin {
  const read = () => designFiles(readKit(), readThemeValues());
  return {
    name: 'iskra-design-files',
    generateBundle() {
      for (const [fileName, source] of Object.entries(read()))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const isWanted = request.url?.startsWith('/design-tokens/') ?? false;
        const file = isWanted ? read()[request.url?.slice(1) ?? ''] : undefined;
        if (file === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        return response.end(file);
      });
    },
  };
}
