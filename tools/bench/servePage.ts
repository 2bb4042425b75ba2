import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('page', import.meta.url));

/** Builds the bench's page for production and serves it on the loopback. */
export async function servePage(): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'iskra-bench-'));
  const config = { root, configFile: false as const, logLevel: 'warn' as const, plugins: [react()] };
  await build({ ...config, build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: false } });
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
