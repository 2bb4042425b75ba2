/** Before `npm start`: builds the page and the server when what they are made of changed. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const built = ['packages/app/dist/index.html', 'packages/server/dist/main.js'].map((file) =>
  path.join(root, file),
);

try {
  const [{ buildApp }, { buildServer }] = await Promise.all([import('./buildApp'), import('./buildServer')]);
  if (!process.env['APP_DIR']) await buildApp();
  await buildServer();
} catch (error) {
  explain(error);
}

/** What cannot be built is one line; an installation without the build tools serves what it has. */
function explain(error: unknown): void {
  const isMissingTool = (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
  if (isMissingTool && built.every((file) => existsSync(file))) return;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `Iskra could not be built: ${reason.split('\n')[0] ?? ''} (npm run build says more)\n`,
  );
  process.exitCode = 1;
}
