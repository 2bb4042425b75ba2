import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, type Plugin } from 'vite';

/** A page of the bench: its folder, what is taken from the nearest `node_modules`, and further plugins. */
export interface PageSource {
  readonly root: string;
  readonly dedupe?: string[];
  readonly plugins?: Plugin[];
}

/** Builds a page of the bench for production and serves it on the loopback. */
export async function servePage(source: PageSource): Promise<{ url: string; close: () => Promise<void> }> {
  const { root, dedupe = [], plugins = [] } = source;
  const outDir = mkdtempSync(path.join(tmpdir(), 'iskra-bench-'));
  const config = {
    root,
    configFile: false as const,
    logLevel: 'warn' as const,
    plugins: [react(), ...plugins],
    resolve: { dedupe },
  };
  await build({
    ...config,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
    },
  });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The page of the bench is not served');
  return {
    url,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
