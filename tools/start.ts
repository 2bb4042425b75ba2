import { existsSync } from 'node:fs';
import { readConfig } from '../packages/server/src/config';
import { runServer } from '../packages/server/src/runServer';
import { StartError } from '../packages/server/src/StartError';

await runServer(async () => {
  const config = readConfig(process.env);
  if (!process.env['APP_DIR']) await buildPage(config.appDir);
  return config;
});

/** A page that cannot be built is one line; an installation without the build tools serves the page it has. */
async function buildPage(appDir: string): Promise<void> {
  try {
    const { buildApp } = await import('./buildApp');
    await buildApp();
  } catch (error) {
    const isMissingTool = (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
    if (isMissingTool && existsSync(appDir)) return;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The page could not be built: ${reason.split('\n')[0] ?? ''} (npm run build says more)`,
    );
  }
}
