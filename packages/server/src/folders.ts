import { fileURLToPath } from 'node:url';

// The relative paths hold from this file and from the bundle, which lies in `dist` beside `src`.
const at = (where: string) => fileURLToPath(new URL(where, import.meta.url));

/** What the server reads from its own installation. */
export const folders = {
  migrations: at('../src/db/migrations/'),
  portraits: at('../src/seed/portraits-rendered/'),
  builtApp: at('../../app/dist'),
  cache: at('../../../node_modules/.cache/iskra/'),
};
