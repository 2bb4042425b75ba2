import path from 'node:path';
import type { Browser } from 'playwright';
import { askServer } from './askServer';
import { runVite } from './runVite';
import { startServer } from './startServer';

/**
 * Builds the guide's server without a framework, which `layOutConsumer` laid out, and asks it. React's development build
 * on both sides tells of every difference it finds.
 */
export async function tryPlainServer(folder: string, browser: Browser): Promise<string[]> {
  const project = path.join(folder, 'guides/server');
  runVite(project, 'development');
  runVite(project, 'development', '--ssr', 'serve.tsx', '--outDir', 'server');
  const env = { ...process.env, NODE_ENV: 'development' };
  const server = await startServer(project, [process.execPath, 'server/serve.js'], env);
  try {
    return await askServer(browser, server.address);
  } finally {
    server.stop();
  }
}
