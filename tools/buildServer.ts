import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { hashInputs } from './hashInputs';

const root = fileURLToPath(new URL('../', import.meta.url));
const server = path.join(root, 'packages/server');
const dist = path.join(server, 'dist');
const mark = path.join(dist, '.inputs');

const inputs = [
  'package-lock.json',
  'tools/buildServer.ts',
  'packages/server/src',
  'packages/api-contract/src',
].map((input) => path.join(root, input));

/** What runs by its own name: the server, operators' commands, the embedded database's thread, the pictures' process. */
const entries = {
  main: 'src/main.ts',
  admin: 'src/admin/main.ts',
  embeddedMain: 'src/db/embedded/embeddedMain.ts',
  decoderMain: 'src/photos/decoder/decoderMain.ts',
};

/** Bundles the server for Node unless what is there was made of the same inputs; answers whether it built. */
export async function buildServer(): Promise<boolean> {
  const hash = await hashInputs(inputs);
  const built = await readFile(mark, 'utf8').catch(() => null);
  if (built === hash) return false;
  process.stdout.write('Building the server...\n');
  await build({
    configFile: false,
    logLevel: 'warn',
    root: server,
    // Our packages are TypeScript and go in; installed ones are JavaScript and stay where they are.
    ssr: { noExternal: [/^@iskra\//] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: dist,
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  await writeFile(mark, hash);
  return true;
}
